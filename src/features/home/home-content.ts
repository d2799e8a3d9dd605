import { idOf } from '@/lib/database/record-id'
import { imageView } from '@/lib/images'
import { statisticsView } from '@/lib/statistic'
import type { BannerSlide, Home } from '@/payload-types'
import type { BannerSlideView, HomeView } from './view'

/** The texts of the home page, and which vacancies and colleges an editor chose for it. */
export interface HomeContent extends HomeView {
  featuredJobIds: string[]
  topCollegeIds: string[]
}

/** The home page's record as the page shows it. */
export const homeContent = (home: Home): HomeContent => ({
  statistics: statisticsView(home.statistics),
  services: (home.services ?? []).map((service) => ({
    title: service.title,
    text: service.text || null,
    linkText: service.linkText || null,
    linkTarget: service.linkTarget || null,
  })),
  testimonials: (home.testimonials ?? []).map(({ quote, name, role, rating, isSample }) => ({
    quote,
    name,
    role: role || null,
    rating: rating ?? 5,
    isSample: isSample ?? false,
  })),
  closing: { title: home.closing?.title || null, text: home.closing?.text || null },
  featuredJobIds: (home.featuredJobs ?? []).flatMap((job) => idOf(job) ?? []),
  topCollegeIds: (home.topColleges ?? []).flatMap((college) => idOf(college) ?? []),
})

/** A banner's record, read with its image, as the page shows it. */
export const slideView = (slide: BannerSlide): BannerSlideView => ({
  id: slide.id,
  title: slide.title,
  subtitle: slide.subtitle || null,
  description: slide.description || null,
  ...imageView(slide.image, slide.imageUrl, 'wide'),
  ctaText: slide.ctaText || null,
  ctaLink: slide.ctaLink || null,
})
