import Link from 'next/link'
import { STREET_DRAWINGS } from '@/components/drawings/drawing-files'
import { Photograph } from '@/components/ui/photograph'
import { paths } from '@/lib/paths'
import { homeTexts } from '../texts'
import type { BannerSlideView, BannerView } from '../view'
import { BannerCarousel } from './banner-carousel'
import { ToastOnce } from './toast-once'

const { banner: texts } = homeTexts

/** Shown when the slides could not be read. */
const FALLBACK_SLIDE: BannerSlideView = {
  id: 'fallback',
  title: texts.fallback.title,
  subtitle: null,
  description: texts.fallback.description,
  imageUrl: null,
  imageAlt: null,
  ctaText: texts.fallback.cta,
  ctaLink: paths.admission(),
}

const welcomeSlide = (brand: string): BannerSlideView => ({
  ...FALLBACK_SLIDE,
  id: 'welcome',
  title: texts.welcome.title(brand),
  description: texts.welcome.description,
  ctaText: null,
  ctaLink: null,
})

/** The head of the home page: the slides, a welcome when there are none, one fallback when they could not be read. */
export function Banner({ banner, brand }: { banner: BannerView; brand: string }) {
  const slides = banner.failed ? [FALLBACK_SLIDE] : banner.slides.length ? banner.slides : [welcomeSlide(brand)]
  return (
    <>
      {/* The slides take turns; what the page is about does not. */}
      <h1 className="sr">{homeTexts.title}</h1>
      <BannerCarousel count={slides.length}>
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} index={index} count={slides.length} />
        ))}
      </BannerCarousel>
      {banner.failed && <ToastOnce text={texts.failed} />}
    </>
  )
}

function Slide({ slide, index, count }: { slide: BannerSlideView; index: number; count: number }) {
  const place =
    count > 1 ? { role: 'group', 'aria-roledescription': 'slide', 'aria-label': texts.slide(index + 1, count) } : {}
  return (
    <div className="slide" id={`slide-${index + 1}`} {...place}>
      <div className="wrap text">
        {slide.subtitle && <p className="eyebrow">{slide.subtitle}</p>}
        <h2 className="banner-title">{slide.title}</h2>
        {slide.description && <p className="lead">{slide.description}</p>}
        <SlideActions slide={slide} />
      </div>
      <SlidePicture slide={slide} index={index} />
    </div>
  )
}

/** The slide's own button, and beside it the other of the two things people come for. */
function SlideActions({ slide: { ctaText, ctaLink } }: { slide: BannerSlideView }) {
  const { closing } = homeTexts
  const beside =
    ctaLink && ctaLink.split('?')[0] === paths.jobs()
      ? { href: paths.admission(), text: closing.admission }
      : { href: paths.jobs(), text: closing.jobs }
  return (
    <div className="actions">
      {ctaText && ctaLink && <ActionLink href={ctaLink} text={ctaText} className="button next" />}
      <ActionLink href={beside.href} text={beside.text} className={ctaText && ctaLink ? 'button line' : 'button'} />
    </div>
  )
}

function ActionLink({ href, text, className }: { href: string; text: string; className: string }) {
  return href.startsWith('/') ? (
    <Link className={className} href={href}>
      {text}
    </Link>
  ) : (
    <a className={className} href={href}>
      {text}
    </a>
  )
}

/** The photograph, or one of the drawn streets where there is none or it cannot be loaded. */
function SlidePicture({ slide, index }: { slide: BannerSlideView; index: number }) {
  const drawing = STREET_DRAWINGS[index % STREET_DRAWINGS.length]
  const street = { className: 'street', ...drawing, alt: '', loading: loadingOf(index), decoding: 'async' as const }
  if (!slide.imageUrl) return <img {...street} alt="" />
  return (
    <Photograph
      className="photo"
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
