import { escapeMarkup } from '@/lib/text/escape-markup'

/** A paragraph, or a list, as a plain text writes it. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/

/** Splits plain text into paragraphs (at blank lines) and lists (lines that begin with -, *, • or a number). */
export function textBlocks(text: string | null | undefined): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const part of (text ?? '').replace(/\r\n?/g, '\n').split(/\n\s*\n/)) {
    let lines: string[] = []
    const endParagraph = () => {
      if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') })
      lines = []
    }
    for (const line of part.split('\n')) {
      const words = line.trim()
      if (!words) continue
      if (!BULLET.test(line)) {
        lines.push(words)
        continue
      }
      endParagraph()
      const item = words.replace(BULLET, '')
      const last = blocks.at(-1)
      if (last?.kind === 'list') last.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
    }
    endParagraph()
  }
  return blocks
}

/** The same text as HTML of p, br, ul and li, for structured data and the feed. */
export const textHtml = (text: string | null | undefined): string =>
  textBlocks(text)
    .map((block) =>
      block.kind === 'paragraph'
        ? `<p>${escapeMarkup(block.text).replaceAll('\n', '<br>')}</p>`
        : `<ul>${block.items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`,
    )
    .join('')
