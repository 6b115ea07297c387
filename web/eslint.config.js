// What ESLint looks for in the JavaScript and the styles; their form is build/format.mjs's.
import css from '@eslint/css';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';

export default defineConfig([
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: 'error',
      'no-else-return': 'error',
      'no-implicit-coercion': ['error', { boolean: false }],
      'no-unused-vars': ['error', { args: 'all', argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-useless-concat': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
    },
  },
  { files: ['**/*.mjs', 'web/eslint.config.js', 'tests/**'], languageOptions: { globals: globals.node } },
  { files: ['web/sw.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['web/worker.js', 'web/guest.js', 'web/one-file/worker.js', 'web/start/**'],
    languageOptions: { globals: globals.worker },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    extends: [css.configs.recommended],
    rules: {
      'css/no-important': 'off',
      // It puts in what a variable was last said to be, wherever that was.
      'css/no-invalid-properties': 'off',
      'css/use-baseline': 'off',
    },
  },
]);
