import Link from 'next/link'
import type { ReactNode } from 'react'
import { ArrowLink, Button, ButtonLink } from '@/components/ui/button'
import { controlBox } from '@/components/ui/forms/control-boxes'
import { Icon } from '@/components/ui/icon'
import { uiMessages } from '@/components/ui/messages'
import { Actions, ClosingCall } from '@/components/ui/page/closing-call'
import { type Language, linkIn } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import type { HomeContent } from '../home-content'
import { homeMessages } from '../messages'

function defaultServices(language: Language): HomeContent['services'] {
  const { jobs, admission } = homeMessages(language).defaultServices
  const paths = pathsIn(language)
  return [
    { ...jobs, linkText: jobs.link, linkTarget: paths.jobs() },
    { ...admission, linkText: admission.link, linkTarget: paths.admission() },
  ]
}

/** Starts the predictor's three questions with the rank; it asks for the rest itself. */
export function PredictorEntry({ language }: { language: Language }) {
  const { title, text, rank, placeholder, button } = homeMessages(language).predictor
  return (
    <form action={pathsIn(language).predictor()} className="grid gap-1.5 border-b border-rule pb-3">
      <h2 className="text-h4! tracking-normal!">{title}</h2>
      <p id="predictor-hint" className="text-sm/fact text-quiet max-sm:sr-only">
        {text}
      </p>
      <div className="flex gap-2 max-[18rem]:flex-wrap">
        <label htmlFor="predictor-rank" className="sr-only">
          {rank}
        </label>
        <input
          id="predictor-rank"
          className={`${controlBox} min-w-0 flex-1 max-[18rem]:basis-full`}
          name="rank"
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
          aria-describedby="predictor-hint"
          maxLength={20}
        />
        <input type="hidden" name="begun" />
        <Button type="submit" tall>
          {button}
        </Button>
      </div>
    </form>
  )
}

interface ServicesProps {
  language: Language
  services: HomeContent['services']
  links: Record<string, readonly { name: string; href: string }[]>
}

/** Services side by side, each with its next step; `links` are its quick links. */
export function Services({ language, services, links }: ServicesProps) {
  const shown = services.length
    ? services.map((service) => ({
        ...service,
        linkTarget: service.linkTarget && linkIn(language, service.linkTarget),
      }))
    : defaultServices(language)
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

type TestimonialsProps = { language: Language; testimonials: HomeContent['testimonials'] }

/** Testimonials with star ratings. */
export const Testimonials = ({ language, testimonials }: TestimonialsProps) => (
  <div className="grid gap-6 md:grid-cols-2 md:gap-14">
    {testimonials.map(({ quote, name, role, rating, isSample }) => (
      <figure className="grid content-start gap-1.5" key={`${name} ${quote.slice(0, 24)}`}>
        {rating && <Stars language={language} rating={rating} />}
        <blockquote className={isSample ? undefined : 'text-lead leading-notice font-light'}>
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

interface ClosingProps {
  language: Language
  closing: HomeContent['closing']
  /** How well the response promise was kept lately. */
  answered: ReactNode
}

/** Closing band of the page: jobs or admission. */
export function Closing({ language, closing, answered }: ClosingProps) {
  const messages = homeMessages(language)
  const paths = pathsIn(language)
  return (
    <ClosingCall
      seed="closing"
      family="star"
      title={closing.title ?? messages.closing.title}
      text={closing.text ?? messages.closing.text}
      after={answered}
    >
      <Actions>
        <ButtonLink href={paths.jobs()}>{messages.closing.jobs}</ButtonLink>
        <ButtonLink kind="line" href={paths.admission()}>
          {messages.closing.admission}
        </ButtonLink>
      </Actions>
    </ClosingCall>
  )
}

/** A rating out of five as stars, read aloud as words. */
const Stars = ({ language, rating }: { language: Language; rating: number }) => (
  <span
    className="inline-flex items-center gap-[0.1rem] text-brand"
    role="img"
    aria-label={uiMessages(language).stars(rating)}
  >
    {[1, 2, 3, 4, 5].slice(0, Math.round(rating)).map((star) => (
      <Icon name="star" key={star} className="w-[1.05em] fill-current [stroke-width:1]" />
    ))}
  </span>
)
