import { staff } from './staff-api'
import { test } from './test'

/** Gives the home page a second slide for the tests of a file: a fresh site has one, which does not move. */
export function withSecondSlide() {
  let remove: () => Promise<unknown>
  test.beforeAll(async () => {
    const data = { title: 'Posts for doctors and faculty', ctaText: 'Browse Jobs', ctaLink: '/jobs', isActive: true }
    const answer = await staff.post('/api/banner-slides', { data: { ...data, sortOrder: 900 } })
    const { id } = (await answer.json()).doc
    remove = () => staff.delete(`/api/banner-slides/${id}`)
  })
  test.afterAll(async () => {
    await remove()
  })
}
