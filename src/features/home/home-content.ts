import { idOf } from '@/lib/database/record-id'
import { imageView } from '@/lib/views/images'
import { stated } from '@/lib/views/stated'
import { statisticsView } from '@/lib/views/statistic'
import type { BannerSlide, Home } from '@/payload-types'

/** `failed` distinguishes a read error, which needs an apology, from an empty list. */
export type BannerView = { slides: BannerSlideView[]; failed: boolean }

/** Home page texts, and the editor's choice of vacancies and colleges. */
export const homeContent = (home: Partial<Home>) => ({
  statistics: statisticsView(home.statistics),
  services: (home.services ?? []).map((service) => stated(service, ['title', 'text', 'linkText', 'linkTarget'])),
  testimonials: (home.testimonials ?? []).map((testimonial) => ({
    ...stated(testimonial, ['quote', 'name', 'role', 'rating']),
    /** A sample, not a real quote. */
    isSample: testimonial.isSample ?? false,
  })),
  closing: stated(home.closing, ['title', 'text']),
  featuredJobIds: (home.featuredJobs ?? []).flatMap((job) => idOf(job) ?? []),
  topCollegeIds: (home.topColleges ?? []).flatMap((college) => idOf(college) ?? []),
})

export type HomeContent = ReturnType<typeof homeContent>

/** A banner slide. Its image is from our media or another site. */
export type BannerSlideView = ReturnType<typeof slideView>

/** Maps a banner with populated image to its slide. */
export const slideView = (slide: BannerSlide) => ({
  ...stated(slide, ['id', 'title', 'subtitle', 'description', 'ctaText', 'ctaLink']),
  ...imageView(slide.image, slide.imageUrl, 'wide'),
})
