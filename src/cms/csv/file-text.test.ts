import { describe, expect, it } from 'vitest'
import { EncodingDetector, findDelimiter } from './file-text'

describe('spreadsheet text', () => {
  it('finds the delimiter outside quotes', () => {
    expect(findDelimiter('job_title,location\n')).toBe(',')
    expect(findDelimiter('\uFEFF"job, title";location;department\r\n1,2,3,4,5')).toBe(';')
    expect(findDelimiter('job_title\tlocation')).toBe('\t')
  })

  it('distinguishes UTF-8 from Windows-1252 and UTF-16, however it is chunked', () => {
    const detect = (...pieces: Uint8Array[]) => {
      const detector = new EncodingDetector()
      for (const piece of pieces) detector.add(piece)
      return detector.end()
    }
    const rupee = new TextEncoder().encode('₹')
    expect(detect(rupee.subarray(0, 1), rupee.subarray(1))).toBe('utf-8')
    expect(detect(rupee.subarray(0, 2))).toBe('windows-1252')
    expect(detect(Uint8Array.from([0x93, 0x41]))).toBe('windows-1252')
    expect(detect(Uint8Array.from([0xff, 0xfe, 0x41, 0x00]))).toBe('utf-16le')
    expect(detect(Uint8Array.from([0xfe, 0xff, 0x00, 0x41]))).toBe('utf-16be')
  })
})
