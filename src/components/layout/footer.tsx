import Link from 'next/link'
import { paths } from '@/lib/paths'
import { COURSE_LINKS, FIRST_LINKS, LAST_LINKS, type NavigationEntry } from './navigation'
import { type SiteSettingsView, telephoneLink } from './site-view'
import { layoutTexts } from './texts'
import { Wordmark } from './wordmark'

const { footer } = layoutTexts

const list = (links: readonly NavigationEntry[]) => (
  <ul>
    {links.map(({ name, href }) => (
      <li key={href}>
        <Link href={href} prefetch={false}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
)

/** Brand and social links, quick links, courses, contact; copyright and the legal pages below. Always dark. */
export function Footer({ site }: { site: SiteSettingsView }) {
  return (
    <footer className="footer night">
      <div className="wrap">
        <div className="cols">
          <div>
            <Wordmark brand={site.brand} />
            {site.blurb && <p className="blurb">{site.blurb}</p>}
            {site.social.length > 0 && (
              <ul className="social" aria-label={footer.social}>
                {site.social.map(({ network, url }) => (
                  <li key={url}>
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      {network} <span className="sr">{footer.opensElsewhere}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div>
            <h2>{footer.quickLinks}</h2>
            {list([...FIRST_LINKS, ...LAST_LINKS])}
          </div>
          <div>
            <h2>{footer.courses}</h2>
            {list(COURSE_LINKS)}
          </div>
          <div>
            <h2>{footer.contact}</h2>
            <address>
              {site.phone && <a href={telephoneLink(site.phone)}>{site.phone}</a>}
              {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
              {site.address && <span className="lines">{site.address}</span>}
            </address>
            <p className="quiet hours">
              {site.officeHours.map(({ days, hours }) => (
                <span key={days}>
                  {days} {hours}
                </span>
              ))}
              <span>{footer.promise}</span>
            </p>
          </div>
        </div>
        <div className="base">
          <p>{footer.copyright(new Date().getFullYear(), site.brand)}</p>
          {list([
            { name: footer.privacy, href: paths.privacy() },
            { name: footer.terms, href: paths.terms() },
          ])}
        </div>
      </div>
    </footer>
  )
}
