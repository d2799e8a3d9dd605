/** How the bytes of a spreadsheet's file are to be read. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Finds the encoding of a file piece by piece, so that none has to be held whole. */
export class EncodingDetector {
  private readonly strict = new TextDecoder('utf-8', { fatal: true })
  private isUtf8 = true
  private start: number[] = []

  add(piece: Uint8Array): void {
    if (this.start.length < 2) this.start.push(...piece.subarray(0, 2 - this.start.length))
    if (!this.isUtf8) return
    try {
      this.strict.decode(piece, { stream: true })
    } catch {
      this.isUtf8 = false
    }
  }

  /** The encoding of all pieces; what is neither UTF-16 nor valid UTF-8 comes from an old Windows spreadsheet. */
  end(): FileEncoding {
    if (this.start[0] === 0xff && this.start[1] === 0xfe) return 'utf-16le'
    if (this.start[0] === 0xfe && this.start[1] === 0xff) return 'utf-16be'
    try {
      if (this.isUtf8) this.strict.decode()
    } catch {
      this.isUtf8 = false
    }
    return this.isUtf8 ? 'utf-8' : 'windows-1252'
  }
}

const DELIMITERS = [',', ';', '\t'] as const

/** The separator of a file's cells: the one that the header line holds most often outside quotes. */
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
