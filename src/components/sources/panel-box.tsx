'use client'
import type { FigureStanding } from '@/cms/sources/figure-view'
import { languageOfText } from '@/lib/language'
import { SourceShape } from './source-shape'

interface PanelProps {
  id: string
  standing: FigureStanding
  /** The standing in words. */
  said: string
  title: string
  facts: readonly { label: string; value: string | null | undefined }[]
  note: string | null | undefined
  /** The document itself; `where` says to who cannot see it that it opens elsewhere. */
  link?: { href: string; words: string; where: string }
}

/**
 * The panel that marks of one document open. Drawn in the browser too: a page has a dozen of them, and its data would
 * hold the markup of each beside the words.
 */
export const PanelBox = ({ id, standing, said, title, facts, note, link }: PanelProps) => (
  <div id={id} popover="auto" className="source-panel">
    <p>
      <SourceShape standing={standing} className="size-[1.15rem]" />
      {said}
    </p>
    <p className="pt-[0.4rem]" lang={languageOfText(title)}>
      {title}
    </p>
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={languageOfText(value)}>{value}</dd>
        </div>
      ))}
    </dl>
    {note && (
      <p className="pt-2 text-sm/hint text-quiet" lang={languageOfText(note)}>
        {note}
      </p>
    )}
    {link && (
      <p className="flex flex-wrap gap-x-5 pt-2">
        <a href={link.href} target="_blank" rel="noopener">
          {link.words}
          <span className="sr-only">{link.where}</span>
        </a>
      </p>
    )}
  </div>
)
