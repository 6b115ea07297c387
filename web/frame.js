// All that the frame of an added game does: it starts the program that it is handed, in a worker that has no more than
// the frame has: an origin of its own, and a policy that lets it fetch nothing. Nowhere else does it do anything.
if (self.origin === 'null') {
  self.onmessage = ({ data: { program, ...rest }, ports }) => {
    self.onmessage = null;
    const worker = new Worker(URL.createObjectURL(new Blob(program, { type: 'text/javascript' })));
    worker.postMessage(rest, [...ports]);
  };
}
