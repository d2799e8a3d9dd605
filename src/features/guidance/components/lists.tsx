'use client'
import { languageOfText } from '@/lib/language'
import type { Point } from '../view'

// Drawn in the browser too, so that the page's data holds the sentences alone; a list says how its entries look, once.

const POINTS =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-10 *:grid *:content-start *:gap-[0.35rem] *:border-t *:border-rule *:pt-4 *:pb-5 [&_h3]:text-h4/heading-4'

/** Titled reasons in two columns. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={POINTS}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}

const LINES =
  "max-w-184 *:relative *:border-t *:border-rule *:py-[0.65rem] *:pl-9 *:last:border-b *:before:absolute *:before:content-['']"
const LOZENGES =
  '*:before:top-[1.22em] *:before:left-[0.35rem] *:before:size-2 *:before:rotate-45 *:before:border-[1.5px] *:before:border-brand'
const NUMBERS =
  '[counter-reset:line] *:[counter-increment:line] *:before:top-[0.65rem] *:before:left-0 *:before:font-semibold *:before:text-brand *:before:tabular-nums *:before:content-[counter(line)]!'

/** A list of short sentences; `numbered` where people tick them off. */
export function Lines({ lines, numbered }: { lines: readonly string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={`${LINES} ${numbered ? NUMBERS : LOZENGES}`}>
      {lines.map((line) => (
        <li key={line} lang={languageOfText(line)}>
          {line}
        </li>
      ))}
    </List>
  )
}
