const Request = XMLHttpRequest;
/** Never revoked: in a worker that is being ended, no request succeeds. */
const control = URL.createObjectURL(new Blob(['1']));

/** Whether the frame has revoked a `blob:` URL. Synchronous XHR is the one way to hear from outside while the thread is busy. */
export function isRevoked(url: string): boolean {
  return !isThere(url) && isThere(control);
}

function isThere(url: string): boolean {
  const request = new Request();
  try {
    request.open('GET', url, false);
    request.send();
    return request.status === 200;
  } catch {
    return false;
  }
}

/** What a `blob:` URL leads to. */
export function bytesAt(url: string): ArrayBuffer {
  const request = new Request();
  request.open('GET', url, false);
  request.responseType = 'arraybuffer';
  request.send();
  return request.response as ArrayBuffer;
}
