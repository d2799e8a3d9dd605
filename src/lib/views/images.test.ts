import { describe, expect, it } from 'vitest'
import type { Media } from '@/payload-types'
import { imageView } from './images'

const url = (name: string) => `https://site.example/api/media/file/${name}`
const uploaded = (more: Partial<Media> = {}): Media => ({
  id: 'a',
  alt: 'The campus',
  url: url('campus.png'),
  sizes: {
    card: { url: url('campus-640x360.webp'), width: 640 },
    wide: { url: url('campus-1280x720.webp'), width: 1280 },
  },
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...more,
})
const addressesOf = (upload: Media) => {
  const { imageUrl, imageSrcSet } = imageView(upload, null, 'card')
  return [imageUrl ?? '', ...(imageSrcSet ?? '').split(', ').map((entry) => entry.split(' ')[0] ?? '')]
}

describe('an uploaded image', () => {
  it('is shown in its sizes', () => {
    expect(addressesOf(uploaded()).map((address) => new URL(address).pathname.split('/').at(-1))).toEqual([
      'campus-640x360.webp',
      'campus-640x360.webp',
      'campus-1280x720.webp',
    ])
    expect(imageView(uploaded({ sizes: {} }), null, 'wide')).toMatchObject({
      imageAlt: 'The campus',
      imageSrcSet: null,
    })
  })

  it('has other addresses after a crop, which keeps the names of its files', () => {
    const [before, after] = [uploaded(), uploaded({ updatedAt: '2026-11-02T00:00:00.000Z' })].map(addressesOf)
    expect(after?.filter((address) => before?.includes(address))).toEqual([])
    expect(addressesOf(uploaded())).toEqual(before)
  })

  it('keeps what its address says already', () => {
    const { imageUrl } = imageView(uploaded({ url: `${url('campus.png')}?prefix=media`, sizes: {} }), null, 'card')
    expect([...new URL(imageUrl ?? '').searchParams.keys()]).toEqual(['prefix', 'v'])
  })
})

it('elsewhere keeps its address, and none is none', () => {
  expect(imageView(null, 'https://other.example/a.png', 'card').imageUrl).toBe('https://other.example/a.png')
  expect(imageView('an-id', null, 'card').imageUrl).toBeNull()
})
