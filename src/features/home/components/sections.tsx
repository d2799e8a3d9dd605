import Link from 'next/link'
import type { ReactNode } from 'react'
import { ArrowLink, ButtonLink } from '@/components/ui/button'
import { Actions, ClosingCall } from '@/components/ui/page/closing-call'
import { Stars } from '@/components/ui/stars'
import { pathsIn } from '@/lib/paths/paths'
import type { Language } from '@/lib/text/language'
import { homeMessages } from '../messages'
import type { HomeView, ServiceView, TestimonialView } from '../view'

function defaultServices(language: Language): ServiceView[] {
  const { jobs, admission } = homeMessages(language).defaultServices
  const paths = pathsIn(language)
  return [
    { ...jobs, linkText: jobs.link, linkTarget: paths.jobs() },
    { ...admission, linkText: admission.link, linkTarget: paths.admission() },
  ]
}

/** The tool that every family comes for stands before the services that editors write. */
function predictorService(language: Language): ServiceView {
  const { link, ...words } = homeMessages(language).predictor
  return { ...words, linkText: link, linkTarget: pathsIn(language).predictor() }
}

/** What we do, side by side, each with its next step; `links` gives the quick ways into what a service leads to. */
export function Services({
  language,
  services,
  links,
}: {
  language: Language
  services: ServiceView[]
  links: Record<string, readonly { name: string; href: string }[]>
}) {
  const predictor = predictorService(language)
  const written = services.length ? services : defaultServices(language)
  const shown = [predictor, ...written.filter(({ linkTarget }) => linkTarget !== predictor.linkTarget)]
  return (
    <div className="grid *:border-t *:border-rule *:py-6 *:first:border-t-0 *:first:pt-0 *:last:pb-0 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] md:*:border-t-0 md:*:border-l md:*:px-8 md:*:py-0 md:*:first:border-l-0 md:*:first:pl-0 md:*:last:pr-0">
      {shown.map(({ title, text, linkText, linkTarget }) => (
        <div key={title} className="grid content-start gap-y-2.5">
          <h3>{title}</h3>
          {text && <p>{text}</p>}
          {linkTarget && links[linkTarget] && (
            <div className="flex flex-wrap gap-x-5 text-sm">
              {links[linkTarget].map(({ name, href }) => (
                <Link key={href} className="tap-link py-[0.4rem]" href={href} prefetch={false}>
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
export function Testimonials({ language, testimonials }: { language: Language; testimonials: TestimonialView[] }) {
  return (
    <div className="grid gap-10 md:grid-cols-2 md:gap-14">
      {testimonials.map(({ quote, name, role, rating, isSample }) => (
        <figure className="grid content-start gap-[0.9rem]" key={`${name} ${quote.slice(0, 24)}`}>
          <Stars language={language} rating={rating} />
          <blockquote className="text-lead leading-notice font-light">
            <p>{quote}</p>
          </blockquote>
          <figcaption className="text-sm/notice">
            <b>{name}</b>
            {role && <span className="block text-quiet">{role}</span>}
            {isSample && <span className="block text-quiet">{homeMessages(language).sampleWords}</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The last word of the page: to the jobs or to admission. */
export function Closing({
  language,
  closing,
  answered,
}: {
  language: Language
  closing: HomeView['closing']
  /** What became lately of the promise of an answer. */
  answered: ReactNode
}) {
  const texts = homeMessages(language)
  const paths = pathsIn(language)
  return (
    <ClosingCall
      seed="closing"
      family="star"
      title={closing.title ?? texts.closing.title}
      text={closing.text ?? texts.closing.text}
      after={answered}
    >
      <Actions>
        <ButtonLink href={paths.jobs()}>{texts.closing.jobs}</ButtonLink>
        <ButtonLink kind="line" href={paths.admission()}>
          {texts.closing.admission}
        </ButtonLink>
      </Actions>
    </ClosingCall>
  )
}
