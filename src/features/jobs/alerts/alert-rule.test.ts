import { describe, expect, it } from 'vitest'
import { anchorOf, anchorsFor } from './alert-rule'

const vacancy = { departmentKey: 'surgery', placeKey: 'delhi', designationKeys: ['consultant', 'senior resident'] }
const nothing = { departmentKeys: [], placeKeys: [], designationKeys: [], words: [] }

describe('what an alert is found by', () => {
  it.each([
    [{}, ''],
    [{ departmentKeys: ['surgery'] }, 'd:surgery'],
    [{ designationKeys: ['consultant'] }, 'g:consultant'],
    [{ placeKeys: ['delhi'] }, 'p:delhi'],
    [{ departmentKeys: ['surgery'], placeKeys: ['delhi'] }, 'd:surgery|p:delhi'],
    [{ departmentKeys: ['surgery', 'urology'], placeKeys: ['delhi'] }, 'p:delhi'],
    [{ departmentKeys: ['surgery'], designationKeys: ['senior resident'] }, 'd:surgery|g:senior resident'],
    [
      { departmentKeys: ['surgery'], designationKeys: ['consultant'], placeKeys: ['delhi'] },
      'd:surgery|g:consultant|p:delhi',
    ],
  ])('of %j is %j, and a vacancy that suits it is found by the same', (given, anchor) => {
    expect(anchorOf({ ...nothing, ...given })).toBe(anchor)
    expect(anchorsFor(vacancy)).toContain(anchor)
  })

  it('is met once by a vacancy, and by none in another place', () => {
    const anchors = anchorsFor(vacancy)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors).not.toContain(anchorOf({ ...nothing, departmentKeys: ['surgery'], placeKeys: ['gaya'] }))
  })
})
