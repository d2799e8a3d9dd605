import { describe, expect, it } from 'vitest'
import { slugify } from '../text/slug'
import { COURSES, MENU_STATES } from '../vocabulary'
import { COURSE_ADDRESSES } from './course-addresses.mjs'
import { REGION_ADDRESSES } from './page-addresses.mjs'

describe('the addresses that next.config.mjs knows', () => {
  it('are those of the vocabulary’s courses, each its own', () => {
    expect(COURSES.map(({ key, listingSlug }) => [key, listingSlug])).toEqual(Object.entries(COURSE_ADDRESSES))
  })

  it('include every state of the Courses menu', () => {
    expect(REGION_ADDRESSES).toEqual(expect.arrayContaining(MENU_STATES.map(slugify)))
  })

  it('hold no state twice', () => {
    expect(new Set(REGION_ADDRESSES).size).toBe(REGION_ADDRESSES.length)
  })
})
