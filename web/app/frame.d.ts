// frame.js is written by the build: the document of the frame in which an added game runs, see web/frame.js.
declare const FRAME: string;
export default FRAME;
