// The page as it starts in one file: what it would fetch lies in that file, packed, and nothing else can be fetched.
import './files.js';
import '../app/main.js';
