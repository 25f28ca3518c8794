import type { WrittenFile } from '../protocol/written-files.ts';
import { ScrollingText } from '../output/scrolling-text.tsx';
import { usePythonStrings } from '../strings/use-strings.ts';

/** What a program wrote into its working folder: each file can be read and downloaded. */
export default function WrittenFiles({ files }: { readonly files: readonly WrittenFile[] }) {
  const words = usePythonStrings().files;
  return (
    <section className="lemma-py-files" role="group" aria-label={words.written}>
      <h4>{words.written}</h4>
      <ul>
        {files.map((file) => (
          <li key={file.name}>
            {file.text === undefined ? (
              <Named file={file} />
            ) : (
              <details>
                <summary>
                  <Named file={file} />
                </summary>
                <ScrollingText className="lemma-py-value" label={file.name}>
                  {file.text === '' ? words.empty : file.text}
                </ScrollingText>
              </details>
            )}
            {file.text === undefined && file.base64 === undefined ? (
              <span>{words.tooLarge}</span>
            ) : (
              <button
                type="button"
                className="lemma-py-button"
                aria-label={words.downloadNamed(file.name)}
                onClick={() => {
                  download(file);
                }}
              >
                {words.download}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Named({ file }: { readonly file: WrittenFile }) {
  const words = usePythonStrings().files;
  return (
    <>
      <code>{file.name}</code> <span>{words.size(file.bytes)}</span>
    </>
  );
}

/** By a link to a file in the page's memory: never shown by the browser, whatever is in it. */
function download({ name, text, base64 = '' }: WrittenFile): void {
  const content = text ?? Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.split('/').at(-1) ?? name;
  link.click();
  // The browser has the file by its next turn.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 0);
}
