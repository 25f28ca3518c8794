const pingMs = 1_000;
/** A loaded machine, or a page that was frozen, may be late with some. */
const mostUnanswered = 5;

/** Calls `die` when nobody answers at the other end of a port any more. Returns a function that ends the watch. */
export function watchLife(port: MessagePort, die: () => void): () => void {
  let unanswered = 0;
  port.addEventListener('message', () => {
    unanswered = 0;
  });
  port.start();
  const timer = setInterval(() => {
    if (unanswered >= mostUnanswered) {
      end();
      die();
      return;
    }
    unanswered += 1;
    port.postMessage(0);
  }, pingMs);
  const end = () => {
    clearInterval(timer);
    port.close();
  };
  return end;
}
