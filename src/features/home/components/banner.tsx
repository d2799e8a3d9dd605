import { STREET_DRAWINGS } from '@/components/drawings/drawing-files'
import { type ButtonKind, ButtonLink, buttonLook } from '@/components/ui/button'
import { Actions } from '@/components/ui/page/closing-call'
import { Photograph } from '@/components/ui/page/photograph'
import { paths } from '@/lib/addresses/paths'
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
      <h1 className="sr-only">{homeTexts.title}</h1>
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
    <div
      className="group/slide relative grid min-w-0 flex-[0_0_100%] snap-start grid-rows-[1fr_auto] lg:min-h-132"
      id={`slide-${index + 1}`}
      {...place}
    >
      <div className="wrap relative z-1 grid content-start justify-items-start gap-[1.15rem] pt-[clamp(2rem,1rem+4vw,4.25rem)] lg:pb-34 lg:group-has-[.photo]/slide:[&>*]:max-w-[46%]">
        {slide.subtitle && <p className="-mb-2 font-semibold text-brand">{slide.subtitle}</p>}
        <h2 className="max-w-[13em] text-h1 tracking-[-0.015em]">{slide.title}</h2>
        {slide.description && <p className="max-w-[27em] text-lead leading-[1.42]">{slide.description}</p>}
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
    <Actions className="pt-2">
      {ctaText && ctaLink && <ActionLink href={ctaLink} text={ctaText} kind="next" />}
      <ActionLink href={beside.href} text={beside.text} kind={ctaText && ctaLink ? 'line' : 'act'} />
    </Actions>
  )
}

function ActionLink({ href, text, kind }: { href: string; text: string; kind: ButtonKind }) {
  return href.startsWith('/') ? (
    <ButtonLink kind={kind} href={href}>
      {text}
    </ButtonLink>
  ) : (
    <a className={buttonLook({ kind })} href={href}>
      {text}
    </a>
  )
}

const PICTURE = 'mt-5 block w-full max-w-none object-cover'
const STREET =
  'h-[clamp(11rem,30vw,22rem)] object-[74%_100%] lg:absolute lg:inset-x-0 lg:bottom-0 lg:mt-0 lg:h-96 lg:object-[100%_100%]'
const PHOTO =
  'h-[clamp(12rem,48vw,24rem)] object-[50%_50%] lg:absolute lg:inset-y-0 lg:right-0 lg:mt-0 lg:h-full lg:w-[48%]'

/** The photograph, or one of the drawn streets where there is none or it cannot be loaded. */
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
