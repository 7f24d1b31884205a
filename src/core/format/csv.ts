export type ReadFile =
  | { readonly at: 'text'; readonly encoding: 'utf-8' | 'utf-16'; readonly hasUnknownLetters: boolean }
  | { readonly at: 'binary' }
  | { readonly at: 'unreadable' };

// So small that a slow machine reads and checks a slice within a few milliseconds: the page stays responsive (SEC-25).
const sliceBytes = 8 * 1024;

/** Passes the text to `take` in slices, with '\n' line ends. */
export async function readFileText(file: Blob, take: (text: string) => void, signal: AbortSignal): Promise<ReadFile> {
  try {
    const start = new Uint8Array(await file.slice(0, sliceBytes).arrayBuffer());
    const label = encodingOf(start);
    // No text has the character 0. Read as UTF-16, UTF-32 has it too.
    if (new TextDecoder(label).decode(start).includes('\0')) return { at: 'binary' };
    const decoder = new TextDecoder(label);
    let hasUnknownLetters = false;
    let isAfterReturn = false;
    const takeLines = (text: string) => {
      if (text === '') return;
      // Skips a '\n' if the previous slice ended with its '\r', which has ended the line already.
      const rest = isAfterReturn && text.startsWith('\n') ? text.slice(1) : text;
      isAfterReturn = text.endsWith('\r');
      // Not `replace`: then V8 would join all parts of the text at the end of the file, which takes a third of a second.
      take(rest.split(/\r\n?/).join('\n'));
    };
    for (let from = 0; from < file.size && !signal.aborted; from += sliceBytes) {
      const bytes = await file.slice(from, from + sliceBytes).arrayBuffer();
      const text = decoder.decode(bytes, { stream: true });
      hasUnknownLetters ||= text.includes('\uFFFD');
      takeLines(text);
    }
    takeLines(decoder.decode());
    return { at: 'text', encoding: label === 'utf-8' ? 'utf-8' : 'utf-16', hasUnknownLetters };
  } catch {
    return { at: 'unreadable' };
  }
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
