import Link from 'next/link'
import { type SiteSettingsView, telephoneLink } from './site-view'
import { layoutTexts } from './texts'

/** The announcement left, phone and e-mail right; on phones the announcement alone. */
export function TopBar({ site }: { site: SiteSettingsView }) {
  const { announcement, phone, email } = site
  if (!announcement && !phone && !email) return null
  return (
    <aside className="topbar" aria-label={layoutTexts.announcementLabel}>
      <div className="wrap">
        {announcement && <Announcement {...announcement} />}
        <ul>
          {phone && (
            <li>
              <a href={telephoneLink(phone)}>{phone}</a>
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  )
}

function Announcement({ text, link, year }: NonNullable<SiteSettingsView['announcement']>) {
  // The words up to the year carry the news and stand out; what follows explains.
  const [before, after] = text.split('{year}')
  const words =
    after === undefined || !year ? (
      text.replaceAll('{year}', '')
    ) : (
      <>
        <b>{`${before}${year}`}</b>
        {after}
      </>
    )
  if (!link) return <p>{words}</p>
  return (
    <p>
      {link.startsWith('/') ? (
        <Link href={link} prefetch={false}>
          {words}
        </Link>
      ) : (
        <a href={link}>{words}</a>
      )}
    </p>
  )
}
