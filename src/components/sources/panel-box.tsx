'use client'
import type { FigureStanding } from '@/cms/sources/figure-view'
import { languageOfText } from '@/lib/language'
import { SourceShape } from './source-shape'

interface PanelProps {
  id: string
  standing: FigureStanding
  /** Status in words. */
  statusText: string
  title: string
  facts: readonly { label: string; value: string | null | undefined }[]
  note: string | null | undefined
  /** Link to the document; `where` tells screen readers that it is external. */
  link?: { href: string; words: string; where: string }
}

/**
 * The panel opened by a document's marks. A client component: a page has a dozen, and the RSC payload would repeat
 * their markup.
 */
export const PanelBox = ({ id, standing, statusText, title, facts, note, link }: PanelProps) => (
  <div id={id} popover="auto" className="source-panel">
    <p>
      <SourceShape standing={standing} className="size-[1.15rem]" />
      {statusText}
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
