export interface CalendarEvent {
  /** The same for the same event: a calendar that has it replaces it. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly end: number;
  /** When this was written, in milliseconds since the epoch. */
  readonly now: number;
}

/** An event as a calendar file (RFC 5545). */
export function calendarFile({ uid, title, text, url, start, end, now }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lemma//Calendar//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url.replace(/[\r\n]/gu, '')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20261203T180000Z`. */
function stamp(at: number): string {
  return new Date(at)
    .toISOString()
    .replace(/\.\d{3}/u, '')
    .replace(/[-:]/gu, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/gu, String.raw`\$&`).replace(/\r?\n/gu, String.raw`\n`);
}

/** Lines of 75 bytes at most; what follows begins with a space. No character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
