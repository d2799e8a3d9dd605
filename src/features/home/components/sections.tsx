import Link from 'next/link'
import { Jaali } from '@/components/drawings/jaali'
import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { Stars } from '@/components/ui/stars'
import { paths } from '@/lib/paths'
import { homeTexts as texts } from '../texts'
import type { HomeView, ServiceView, TestimonialView } from '../view'

const { defaultServices } = texts

const DEFAULT_SERVICES: ServiceView[] = [
  { ...defaultServices.jobs, linkText: defaultServices.jobs.link, linkTarget: paths.jobs() },
  { ...defaultServices.admission, linkText: defaultServices.admission.link, linkTarget: paths.admission() },
]

/** What we do, each with its next step; `links` gives the quick ways into what a service leads to. */
export function Services({
  services,
  links,
}: {
  services: ServiceView[]
  links: Record<string, readonly { name: string; href: string }[]>
}) {
  return (
    <div className="rows">
      {(services.length ? services : DEFAULT_SERVICES).map(({ title, text, linkText, linkTarget }) => (
        <div className="row" key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
          {linkTarget && links[linkTarget] && (
            <div className="links">
              {links[linkTarget].map(({ name, href }) => (
                <Link key={href} href={href} prefetch={false}>
                  {name}
                </Link>
              ))}
            </div>
          )}
          {linkText && linkTarget && (
            <div>
              <ArrowLink href={linkTarget}>{linkText}</ArrowLink>
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

/** What people said, with the stars they gave. */
export function Testimonials({ testimonials }: { testimonials: TestimonialView[] }) {
  return (
    <div className="voices">
      {testimonials.map(({ quote, name, role, rating }) => (
        <figure className="voice" key={`${name} ${quote.slice(0, 24)}`}>
          <Stars rating={rating} />
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            <b>{name}</b>
            {role && <span className="quiet role">{role}</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The last word of the page: to the jobs or to admission. */
export function Closing({ closing }: { closing: HomeView['closing'] }) {
  return (
    <section className="closing">
      <Jaali seed="closing" family="star" width={800} height={360} fade="left" />
      <div className="wrap">
        <h2>{closing.title ?? texts.closing.title}</h2>
        <p>{closing.text ?? texts.closing.text}</p>
        <div className="actions">
          <ButtonLink href={paths.jobs()}>{texts.closing.jobs}</ButtonLink>
          <ButtonLink kind="line" href={paths.admission()}>
            {texts.closing.admission}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
