interface FormToSend {
  readonly address: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly form: FormData;
  readonly signal: AbortSignal | undefined;
  /** Called with the share of the form that has been uploaded, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Uploads a form with XMLHttpRequest, because `fetch` cannot report the progress of an upload. The promise resolves and
 * rejects as that of `fetch` does.
 */
export const sendForm = ({ address, method, headers, form, signal, onProgress }: FormToSend): Promise<Response> =>
  new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) return aborted();
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('Failed to send'));
    request.onabort = aborted;
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
