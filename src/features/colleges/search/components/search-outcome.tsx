import Link from 'next/link'
import type { ReactNode } from 'react'
import { ArrowLink } from '@/components/ui/button'
import { FilterChips } from '@/components/ui/filters/filter-chips'
import { FOLD_SUMMARY } from '@/components/ui/filters/filter-fold'
import { Icon } from '@/components/ui/icon'
import { collegeListMessages } from '@/features/colleges/messages'
import { OWNER_GROUPS, type OwnerGroup } from '@/lib/college-facts/college-kinds-rule'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { listed } from '@/lib/text/format'
import { lastUnstated, moreUnstated } from '@/lib/text/unstated'
import { COUNTRIES, type Country, collegeKindLabel, countryLabel } from '@/lib/vocabulary'

import { courseChoice } from '../course-mask'
import { type CollegeFilters, FILTER_NAMES, listPath, UNSTATED } from '../search-params'
import type { CollegeList, UnderstoodPhrase } from '../search-queries'

const isGroup = (value: string): value is OwnerGroup => Object.hasOwn(OWNER_GROUPS, value)

const isCountry = (value: string): value is Country => COUNTRIES.some((country) => country === value)

function valueText(language: Language, value: string): string {
  if (isGroup(value)) return collegeListMessages(language).ownerships[value]
  return isCountry(value) ? countryLabel(language, value) : (courseChoice(value)?.name ?? value)
}

const phraseText = (language: Language, { values }: UnderstoodPhrase): string =>
  listed(language, [...new Set(values.map((value) => valueText(language, value)))])

function filterText(language: Language, filters: CollegeFilters, name: (typeof FILTER_NAMES)[number]): string {
  const messages = collegeListMessages(language)
  if (name === 'course') return filters.course?.name ?? ''
  if (name === 'kind') return filters.kind ? collegeKindLabel(language, filters.kind) : ''
  if (name === 'fees') return filters.fees === UNSTATED ? messages.feeUnstated : messages.upTo(filters.fees ?? 0)
  return valueText(language, filters[name] ?? '')
}

/** Active filters, chosen or parsed from the text, each with a link that removes it. */
export function ChosenFilters({ language, list: { filters, understood } }: { language: Language; list: CollegeList }) {
  const messages = collegeListMessages(language)
  const chosen = FILTER_NAMES.filter((name) => filters[name]).map((name) => ({
    key: name,
    text: filterText(language, filters, name),
    href: listPath(language, { ...filters, [name]: null, ...(name === 'country' ? { state: null } : {}) }, 1),
  }))
  const read = understood.map((phrase) => ({
    key: phrase.kind + phrase.values.join(),
    text: phraseText(language, phrase),
    href: listPath(language, { ...filters, q: phrase.rest }, 1),
  }))
  const chips = [...read, ...chosen].map((chip) => ({ ...chip, name: messages.removeFilter(chip.text) }))
  return (
    <FilterChips
      label={messages.chosen}
      chips={chips}
      clear={{ text: messages.clear, href: pathsIn(language).colleges() }}
    />
  )
}

type CorrectionProps = { language: Language; list: CollegeList }

/** Names corrected and ignored words. */
export function Correction({ language, list: { filters, corrected, dropped } }: CorrectionProps) {
  if (dropped.length > 0) return <p className="pt-4">{collegeListMessages(language).dropped(dropped)}</p>
  if (corrected === null) return null
  return <p className="pt-4">{collegeListMessages(language).corrected(filters.q, corrected)}</p>
}

interface HiddenByFeesProps {
  language: Language
  list: CollegeList
  /** Their cards. */
  children: ReactNode
}

/** Colleges hidden by a fee ceiling because they state none: the first few, collapsed, and a link to all. */
export function HiddenByFees({ language, list: { filters, withoutFee }, children }: HiddenByFeesProps) {
  if (withoutFee === 0) return null
  const messages = collegeListMessages(language)
  return (
    <details className="group mt-5 border-b border-rule">
      <summary className={FOLD_SUMMARY}>
        {moreUnstated(language, withoutFee, 'fee')}
        <Icon name="down" className="ms-auto transition-[rotate] group-open:rotate-180" />
      </summary>
      {children}
      <p className="py-3">
        <ArrowLink href={listPath(language, { ...filters, fees: UNSTATED }, 1)} prefetch={false}>
          {messages.listUnstated}
        </ArrowLink>
      </p>
    </details>
  )
}

/** Number of colleges an ownership filter cannot judge, and of those sorted last. */
export function UnknownInList({ language, list: { last, withoutOwner } }: { language: Language; list: CollegeList }) {
  return (
    <>
      {withoutOwner > 0 && <p className="pt-4 text-sm text-quiet">{moreUnstated(language, withoutOwner, 'owner')}</p>}
      {last && last.count > 0 && (
        <p className="pt-4 text-sm text-quiet">{lastUnstated(language, last.count, last.what)}</p>
      )}
    </>
  )
}

/** Without results: the same search with one condition less. */
export function WaysOut({ language, list: { filters, waysOut } }: { language: Language; list: CollegeList }) {
  if (waysOut.length === 0) return null
  const { wayOut } = collegeListMessages(language)
  return (
    <ul className="m-0 grid list-none gap-2 p-0 pt-5">
      {waysOut.map(({ filters: less, total }) => {
        const dropped = FILTER_NAMES.find((name) => filters[name] && !less[name])
        const text = dropped
          ? wayOut.withoutFilter(filterText(language, filters, dropped), total)
          : wayOut.forWords(less.q, total)
        return (
          <li key={listPath(language, less)}>
            <Link href={listPath(language, less)} prefetch={false}>
              {text}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
