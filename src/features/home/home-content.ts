import { idOf } from '@/lib/database/record-id'
import { imageView } from '@/lib/images'
import { stated } from '@/lib/stated'
import { statisticsView } from '@/lib/statistic'
import type { BannerSlide, Home } from '@/payload-types'

/** `failed` tells an empty list from one that could not be read: the one is a welcome, the other an apology. */
export type BannerView = { slides: BannerSlideView[]; failed: boolean }

/** The texts of the home page, and which vacancies and colleges an editor chose for it. */
export const homeContent = (home: Partial<Home>) => ({
  statistics: statisticsView(home.statistics),
  services: (home.services ?? []).map((service) => stated(service, ['title', 'text', 'linkText', 'linkTarget'])),
  testimonials: (home.testimonials ?? []).map((testimonial) => ({
    ...stated(testimonial, ['quote', 'name', 'role']),
    rating: testimonial.rating ?? 5,
    /** Nobody said this; it shows how such words look. */
    isSample: testimonial.isSample ?? false,
  })),
  closing: stated(home.closing, ['title', 'text']),
  featuredJobIds: (home.featuredJobs ?? []).flatMap((job) => idOf(job) ?? []),
  topCollegeIds: (home.topColleges ?? []).flatMap((college) => idOf(college) ?? []),
})

export type HomeContent = ReturnType<typeof homeContent>

/** One slide of the banner. An image is an address of our own media or of another site. */
export type BannerSlideView = ReturnType<typeof slideView>

/** A banner's record, read with its image, as the page shows it. */
export const slideView = (slide: BannerSlide) => ({
  ...stated(slide, ['id', 'title', 'subtitle', 'description', 'ctaText', 'ctaLink']),
  ...imageView(slide.image, slide.imageUrl, 'wide'),
})
