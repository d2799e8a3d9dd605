import type { ReactNode } from 'react'
import { STREET_DRAWINGS } from '@/components/drawings/drawing-files'
import { layoutMessages } from '@/components/layout/messages'
import { type ButtonKind, ButtonLink, buttonLook } from '@/components/ui/button'
import { Actions } from '@/components/ui/page/closing-call'
import { fittingWords } from '@/components/ui/page/page'
import { Photograph } from '@/components/ui/page/photograph'
import { DEFAULT_LANGUAGE, type Language, linkIn } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { fill } from '@/lib/text/fill'
import type { BannerSlideView, BannerView } from '../home-content'
import { homeMessages } from '../messages'
import { BannerCarousel } from './banner-carousel'
import { ToastOnce } from './toast-once'

/** Fallback when the slides could not be read. */
function fallbackSlide(language: Language): BannerSlideView {
  const { fallback } = homeMessages(language).banner
  return {
    id: 'fallback',
    title: fallback.title,
    subtitle: null,
    description: fallback.description,
    imageUrl: null,
    imageAlt: null,
    imageSrcSet: null,
    ctaText: fallback.cta,
    ctaLink: pathsIn(DEFAULT_LANGUAGE).admission(),
  }
}

const welcomeSlide = (language: Language, brand: string): BannerSlideView => ({
  ...fallbackSlide(language),
  id: 'welcome',
  title: homeMessages(language).banner.welcome.title(brand),
  description: homeMessages(language).banner.welcome.description,
  ctaText: null,
  ctaLink: null,
})

interface BannerProps {
  language: Language
  banner: BannerView
  brand: string
  /** Joins the slides' texts. */
  search: ReactNode
  facts: ReactNode
}

/** Banner of the home page: the slides, a welcome without any, a fallback if they could not be read. */
export function Banner({ language, banner, brand, search, facts }: BannerProps) {
  const messages = homeMessages(language)
  const slides = banner.failed
    ? [fallbackSlide(language)]
    : banner.slides.length
      ? banner.slides
      : [welcomeSlide(language, brand)]
  return (
    <>
      {/* The slides change; the page's subject does not. */}
      <h1 className="sr-only">{layoutMessages(language).site.title}</h1>
      <BannerCarousel
        count={slides.length}
        messages={messages.banner.player}
        search={search}
        street={STREET_DRAWINGS[0]}
        facts={facts}
      >
        {slides.map((slide, index) => (
          <Slide language={language} key={slide.id} slide={slide} index={index} count={slides.length} />
        ))}
      </BannerCarousel>
      {banner.failed && <ToastOnce text={messages.banner.failed} />}
    </>
  )
}

type SlideProps = { language: Language; slide: BannerSlideView; index: number; count: number }

function Slide({ language, slide, index, count }: SlideProps) {
  const place =
    count > 1
      ? {
          role: 'group',
          'aria-roledescription': 'slide',
          'aria-label': fill(homeMessages(language).banner.player.slide, { place: index + 1, count }),
        }
      : {}
  return (
    <div className="group/slide" id={`slide-${index + 1}`} {...place}>
      <div className="wrap lg:group-has-[.photo]/slide:[&>*]:max-w-[46%]">
        {slide.subtitle && <p className="-mb-2 font-semibold text-brand">{slide.subtitle}</p>}
        <h2 className={fittingWords(slide.title)}>{slide.title}</h2>
        {slide.description && <p className="max-w-[27em] text-lead leading-[1.42]">{slide.description}</p>}
        <SlideActions language={language} slide={slide} />
      </div>
      <SlidePicture slide={slide} index={index} />
    </div>
  )
}

/** The slide's own button, and the other of the two main actions. */
function SlideActions({ language, slide }: { language: Language; slide: BannerSlideView }) {
  const { ctaText } = slide
  const ctaLink = slide.ctaLink && linkIn(language, slide.ctaLink)
  const { closing } = homeMessages(language)
  const paths = pathsIn(language)
  const beside =
    ctaLink && ctaLink.split('?')[0] === paths.jobs()
      ? { href: paths.admission(), text: closing.admission }
      : { href: paths.jobs(), text: closing.jobs }
  return (
    <Actions className="pt-2">
      {ctaText && ctaLink && <ActionLink href={ctaLink} text={ctaText} kind="act" />}
      <ActionLink
        href={beside.href}
        text={beside.text}
        kind={ctaText && ctaLink ? 'line' : 'act'}
        className={ctaText && ctaLink ? 'max-lg:hidden' : undefined}
      />
    </Actions>
  )
}

type ActionLinkProps = { href: string; text: string; kind: ButtonKind; className?: string }

const ActionLink = ({ href, text, kind, className }: ActionLinkProps) =>
  href.startsWith('/') ? (
    <ButtonLink kind={kind} className={className} href={href}>
      {text}
    </ButtonLink>
  ) : (
    <a className={buttonLook({ kind, className })} href={href}>
      {text}
    </a>
  )

const PICTURE = 'block w-full max-w-none object-cover'
/** On phones one drawing is below the search, whichever slide is shown. */
const STREET = 'max-lg:hidden lg:absolute lg:inset-x-0 lg:bottom-0 lg:h-96 lg:object-[100%_100%]'
const PHOTO =
  'mb-5 h-[clamp(9rem,30vw,20rem)] object-[50%_50%] lg:absolute lg:inset-y-0 lg:right-0 lg:mb-0 lg:h-full lg:w-[48%]'

/** The photograph, or a drawn street if it is missing or fails to load. */
function SlidePicture({ slide, index }: { slide: BannerSlideView; index: number }) {
  const drawing = STREET_DRAWINGS[index % STREET_DRAWINGS.length]
  const street = {
    className: `${PICTURE} ${STREET}`,
    ...drawing,
    alt: '',
    loading: loadingOf(index),
    decoding: 'async' as const,
  }
  if (!slide.imageUrl) return <img {...street} alt="" />
  return (
    <Photograph
      className={`photo ${PICTURE} ${PHOTO}`}
      src={slide.imageUrl}
      srcSet={slide.imageSrcSet ?? undefined}
      sizes="(min-width: 60rem) 50vw, 100vw"
      alt={slide.imageAlt ?? ''}
      loading={street.loading}
      decoding="async"
      standIn={street}
    />
  )
}

const loadingOf = (index: number) => (index > 0 ? ('lazy' as const) : undefined)
