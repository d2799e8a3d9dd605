import Link from 'next/link'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { postingMessages } from '../messages'

interface PostingStepsProps {
  language: Language
  current: number
  /** Offers to send lost links again. */
  withLinks: boolean
}

export function PostingSteps({ language, current, withLinks }: PostingStepsProps) {
  const { steps } = postingMessages(language)
  return (
    <aside className="grid content-start gap-5" aria-label={steps.title}>
      <h2 className="text-h3">{steps.title}</h2>
      <ol className="grid list-decimal gap-4 pl-6 marker:font-semibold marker:tabular-nums">
        {steps.list.map(([title, text], index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            className="pl-1 aria-[current=step]:marker:text-brand"
          >
            <span className={index === current ? 'font-semibold text-brand' : 'font-semibold'}>{title}</span>
            <span className="block text-sm text-quiet">{text}</span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-quiet">{steps.applicants}</p>
      {withLinks && (
        <p className="text-sm">
          {steps.lost}{' '}
          <Link href={pathsIn(language).vacancyLinks()} prefetch={false}>
            {steps.getLinks}
          </Link>
        </p>
      )}
    </aside>
  )
}
