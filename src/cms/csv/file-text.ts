export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const START = 4
const UTF8_MARK = [0xef, 0xbb, 0xbf]

/** Detects the encoding chunk by chunk, so that the file is never held whole. */
export class EncodingDetector {
  private readonly strict = new TextDecoder('utf-8', { fatal: true })
  private isUtf8 = true
  private start: number[] = []

  add(piece: Uint8Array): void {
    if (this.start.length < START) this.start.push(...piece.subarray(0, START - this.start.length))
    if (!this.isUtf8) return
    try {
      this.strict.decode(piece, { stream: true })
    } catch {
      this.isUtf8 = false
    }
  }

  /** The detected encoding; what is neither UTF-16 nor valid UTF-8 comes from an old Windows spreadsheet. */
  end(): FileEncoding {
    const [first, second, third, fourth] = this.start
    if (first === 0xff && second === 0xfe) return 'utf-16le'
    if (first === 0xfe && second === 0xff) return 'utf-16be'
    // Without a byte order mark, the header's first two Latin letters tell.
    if (first && second === 0 && third && fourth === 0) return 'utf-16le'
    if (first === 0 && second && third === 0 && fourth) return 'utf-16be'
    try {
      if (this.isUtf8) this.strict.decode()
    } catch {
      this.isUtf8 = false
    }
    return this.isUtf8 ? 'utf-8' : 'windows-1252'
  }

  /**
   * Bytes to skip before the text. Some programs put the UTF-8 byte order mark before Windows-1252, where it would
   * become three letters of the first column's name.
   */
  markLength(): number {
    return UTF8_MARK.every((byte, index) => this.start[index] === byte) ? UTF8_MARK.length : 0
  }
}

const DELIMITERS = [',', ';', '\t'] as const

/** The delimiter: the one most frequent outside quotes in the header line. */
export function findDelimiter(beginning: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]))
  let isQuoted = false
  let hasSeenText = false
  for (const character of beginning) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) {
      if (hasSeenText) break
    } else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
    if (character.trim() && character !== '\uFEFF') hasSeenText = true
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}
