import { describe, expect, it } from 'vitest'
import { salaryRange } from './salary'

describe('salaryRange', () => {
  it.each([
    ['25-30 LPA', { min: 25, max: 30 }],
    ['18 LPA', { min: 18, max: 18 }],
    ['१२ - १५ LPA', { min: 12, max: 15 }],
    ['₹12 – ₹15 lakh', { min: 12, max: 15 }],
    ['up to 20 lakhs', { min: 20, max: 20 }],
    ['1.2 crore per annum', { min: 120, max: 120 }],
    ['₹1,20,000 per month', { min: 14.4, max: 14.4 }],
    ['Rs. 80,000 - 1,00,000 p.m.', { min: 9.6, max: 12 }],
    ['Rs 80,000/- to 1.2 lakh a month', { min: 9.6, max: 14.4 }],
    ['90k-1.1 lakh/month', { min: 10.8, max: 13.2 }],
    ['Monthly ₹95000', { min: 11.4, max: 11.4 }],
    ['18,00,000 per year', { min: 18, max: 18 }],
    ['Level 11, ₹67,700 per month', { min: 8.12, max: 8.12 }],
    ['1.5 लाख प्रति माह', { min: 18, max: 18 }],
    ['₹1,00,000 a month (12 LPA)', { min: 12, max: 12 }],
    ['negotiable', null],
    ['₹1,20,000', null],
    ['₹5,000 per day', null],
    ['NPR 1,20,000 per month', null],
    ['$5000 a month', null],
    ['2 posts', null],
    [null, null],
  ])('reads %s', (text, range) => expect(salaryRange(text)).toEqual(range))
})
