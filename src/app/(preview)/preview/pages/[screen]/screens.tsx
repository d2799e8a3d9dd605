import type { ReactNode } from 'react'
import { documentOfForm } from '@/cms/form-document'
import { featuredColleges, featuredView, shownFirst } from '@/features/colleges/cards/featured-queries'
import { homeContent, slideView } from '@/features/home/home-content'
import { getBannerSlides, getHome } from '@/features/home/queries'
import { aboutView, admissionView, settingsView } from '@/features/pages/page-views'
import { getAboutPage, getLegalPage, getSiteSettings } from '@/features/pages/queries'
import { STUDIO_LANGUAGE } from '@/lib/language'
import type { About, Admission, BannerSlide, FeaturedCollege, Home, Privacy, SiteSetting, User } from '@/payload-types'
import { payloadClient } from '@/server/payload'
import { shelfLives } from '@/server/shelf-lives'
import { AboutScreen } from '../../../../(site)/[lang]/about/about-screen'
import { AdmissionView } from '../../../../(site)/[lang]/admission/admission-view'
import { ContactScreen } from '../../../../(site)/[lang]/contact/contact-screen'
import { LegalScreen } from '../../../../(site)/[lang]/legal'
import { HomeScreen } from '../../../../(site)/home-screen'
import { SiteFrame } from '../../../../(site)/site-frame'

/** Reads the form values of a collection or global; null until it has sent any. */
type FormReader = <T>(of: string) => Promise<T | null>

const framed = async (page: Promise<ReactNode> | ReactNode) => (
  <SiteFrame language={STUDIO_LANGUAGE} site={await getSiteSettings()}>
    {await page}
  </SiteFrame>
)

/** Home page banner with the slide being edited in front of the others. */
async function bannersWith(form: FormReader) {
  const [banner, slide] = await Promise.all([getBannerSlides(STUDIO_LANGUAGE), form<BannerSlide>('banner-slides')])
  if (!slide) return banner
  const others = banner.slides.filter(({ id }) => id !== slide.id)
  return { failed: false, slides: [slideView(slide), ...others] }
}

/** Featured colleges with the one being edited in front of the others. */
async function featuredWith(form: FormReader) {
  const [featured, entry, shelf] = await Promise.all([
    featuredColleges(STUDIO_LANGUAGE),
    form<FeaturedCollege>('featured-colleges'),
    shelfLives(),
  ])
  const view = entry && featuredView(STUDIO_LANGUAGE, entry, shelf)
  if (!view) return featured
  const others = featured.colleges.filter(({ id }) => id !== view.id)
  return { failed: false, colleges: shownFirst([view, ...others]) }
}

async function legal(slug: 'privacy' | 'terms', form: FormReader) {
  const [saved, site, typed] = await Promise.all([getLegalPage(slug), getSiteSettings(), form<Privacy>(slug)])
  const content = typed ? { ...saved, body: typed.body ?? null } : saved
  return <LegalScreen language={STUDIO_LANGUAGE} slug={slug} content={content} site={site} />
}

/** The pages the studio previews, by the collection or global being edited. */
const SCREENS: Record<string, (form: FormReader) => Promise<ReactNode>> = {
  'banner-slides': async (form) => {
    const [site, home, banner] = await Promise.all([getSiteSettings(), getHome(STUDIO_LANGUAGE), bannersWith(form)])
    return framed(<HomeScreen language={STUDIO_LANGUAGE} site={site} home={home} banner={banner} />)
  },
  home: async (form) => {
    const [site, banner, saved, typed] = await Promise.all([
      getSiteSettings(),
      getBannerSlides(STUDIO_LANGUAGE),
      getHome(STUDIO_LANGUAGE),
      form<Home>('home'),
    ])
    return framed(
      <HomeScreen language={STUDIO_LANGUAGE} site={site} home={typed ? homeContent(typed) : saved} banner={banner} />,
    )
  },
  'site-settings': async (form) => {
    const typed = await form<SiteSetting>('site-settings')
    const site = typed ? settingsView(typed) : await getSiteSettings()
    return (
      <SiteFrame language={STUDIO_LANGUAGE} site={site}>
        <ContactScreen language={STUDIO_LANGUAGE} settings={site} />
      </SiteFrame>
    )
  },
  admission: async (form) => {
    const typed = await form<Admission>('admission')
    return framed(<AdmissionView language={STUDIO_LANGUAGE} content={typed ? admissionView(typed) : undefined} />)
  },
  'featured-colleges': async (form) =>
    framed(<AdmissionView language={STUDIO_LANGUAGE} featured={await featuredWith(form)} />),
  about: async (form) => {
    const [site, saved, typed] = await Promise.all([
      getSiteSettings(),
      getAboutPage(STUDIO_LANGUAGE),
      form<About>('about'),
    ])
    return framed(<AboutScreen language={STUDIO_LANGUAGE} page={typed ? aboutView(typed) : saved} site={site} />)
  },
  privacy: (form) => framed(legal('privacy', form)),
  terms: (form) => framed(legal('terms', form)),
}

/**
 * A page as the studio's form would make it.
 * @param name the collection or global being edited
 * @param user the content keeper
 * @param values of the form; undefined for the page as saved
 * @returns null for an unknown page
 */
export async function previewOf(name: string, user: User, values?: unknown): Promise<ReactNode> {
  const screen = Object.hasOwn(SCREENS, name) ? SCREENS[name] : undefined
  if (!screen) return null
  const payload = await payloadClient()
  const form: FormReader = async (of) => (values === undefined ? null : documentOfForm({ payload, user }, of, values))
  return screen(form)
}
