import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'
import { isAdmissionOver } from '@/lib/calendar/admission-season'
import { type Language, linkIn } from '@/lib/language'
import { layoutMessages } from '../messages'
import { SampleMark } from '../sample-mark'
import { type SiteSettingsView, telephoneLink } from '../site-view'

const LINK = 'py-[0.35rem] text-inherit decoration-current'
const CONTACT = `${LINK} no-underline hover:underline`

/** Announcement on the left, phone and email on the right; on phones the announcement only. */
export function TopBar({ language, site }: { language: Language; site: SiteSettingsView }) {
  const { phone, email } = site
  const announcement = site.announcement && isTrueToday(site.announcement) ? site.announcement : null
  if (!announcement && !phone && !email) return null
  return (
    <aside
      className={classNames('bg-marigold text-sm text-on-marigold', !announcement && 'max-md:hidden')}
      aria-label={layoutMessages(language).announcementLabel}
    >
      <div className="wrap flex min-h-10 items-center justify-between gap-4 py-1">
        {announcement && (
          <Announcement {...announcement} link={announcement.link && linkIn(language, announcement.link)} />
        )}
        <ul className="hidden gap-7 md:flex">
          {phone && (
            <li>
              <a className={CONTACT} href={telephoneLink(phone)}>
                {phone}
              </a>
              <SampleMark language={language} site={site} field="phone" />
            </li>
          )}
          {email && (
            <li>
              <a className={CONTACT} href={`mailto:${email}`}>
                {email}
              </a>
              <SampleMark language={language} site={site} field="email" />
            </li>
          )}
        </ul>
      </div>
    </aside>
  )
}

/** An announcement of an admission year is hidden once its rounds are over; the studio then asks for the new year. */
const isTrueToday = ({ text, year }: NonNullable<SiteSettingsView['announcement']>): boolean =>
  !(year && text.includes('{year}') && isAdmissionOver(year))

function Announcement({ text, link, year }: NonNullable<SiteSettingsView['announcement']>) {
  // "NEET admission 2026: talk to a counsellor": the part up to the year is emphasised, and the part after the colon is
  // hidden on the narrowest phones.
  const filled = year ? text.replaceAll('{year}', String(year)) : text.replaceAll('{year}', '').replace(/ {2,}/g, ' ')
  const [news = '', ...rest] = filled.split(/(?=: )/)
  const end = year && text.includes('{year}') ? news.indexOf(String(year)) + String(year).length : 0
  const words = (
    <>
      {end > 0 && <b>{news.slice(0, end)}</b>}
      {news.slice(end)}
      {rest.length > 0 && <span className="max-xs:hidden">{rest.join('')}</span>}
    </>
  )
  if (!link) return <p className="leading-fact">{words}</p>
  return (
    <p className="leading-fact">
      {link.startsWith('/') ? (
        <Link className={LINK} href={link} prefetch={false}>
          {words}
        </Link>
      ) : (
        <a className={LINK} href={link}>
          {words}
        </a>
      )}
    </p>
  )
}
