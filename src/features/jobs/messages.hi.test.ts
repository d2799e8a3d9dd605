import { describe, expect, it } from 'vitest'
import { AMOUNTS, hindiFaults, NAMES } from '@/lib/text/hindi-fixtures'
import * as alertsEn from './alerts/messages.en'
import * as alertsHi from './alerts/messages.hi'
import * as ownEn from './applications/application-messages.en'
import * as ownHi from './applications/application-messages.hi'
import * as applyEn from './applications/apply-messages.en'
import * as applyHi from './applications/apply-messages.hi'
import * as mailsEn from './applications/emails/messages.en'
import * as mailsHi from './applications/emails/messages.hi'
import * as institutionsEn from './institutions/messages.en'
import * as institutionsHi from './institutions/messages.hi'
import * as en from './messages.en'
import * as hi from './messages.hi'
import * as postingMailsEn from './postings/emails/messages.en'
import * as postingMailsHi from './postings/emails/messages.hi'
import * as postingsEn from './postings/messages.en'
import * as postingsHi from './postings/messages.hi'
import { STAGES } from './schema'
import * as subjectsEn from './subjects/messages.en'
import * as subjectsHi from './subjects/messages.hi'

const withEach = <T>(change: (name: string) => T) => NAMES.map((name) => [change(name)])
const topic = (name: string, kind: 'department' | 'designation' = 'department') => ({
  subject: { kind, name: 'एनेस्थीसिया', slug: 'a' },
  place: { name, slug: 'b' },
})
const topics = NAMES.flatMap((name) => [
  topic(name),
  { ...topic(name), place: null },
  { ...topic(name, 'designation'), place: null },
  { ...topic(name), subject: null },
])
const named = NAMES.flatMap((name) => AMOUNTS.map((count) => [name, count] as const))
const counted = AMOUNTS.flatMap((count) => AMOUNTS.map((other) => [count, other] as const))
const steps = STAGES.flatMap((stage) =>
  [true, false].flatMap((flag) => [
    [{ stage, papers: { resume: flag, note: true }, undoes: flag }, true],
    [{ stage, papers: { resume: flag, note: false }, undoes: null }, flag],
    [{ stage, papers: null, undoes: null }, flag],
  ]),
)
const card = (institution: string) => ({ title: 'एनेस्थीसिया', institution, location: 'दिल्ली' })

describe('Hindi messages of the job board follow the rules of Hindi', () => {
  it('in the list and on the page of a vacancy', () => {
    const values = {
      'jobMessages.suits.reason': withEach((name) => [name, name]),
      'jobMessages.choice': named,
      'jobMessages.dropped': withEach((name) => [name, 'x', name]),
      'jobMessages.pageTitle': withEach(card),
      'jobMessages.pageDescription': withEach((name) => ({
        ...card(name),
        type: 'Contract',
        experience: null,
        salary: '9',
      })),
      'jobMessages.postedAgo': counted.map(([count]) => [{ unit: 'week', count }]),
    }
    expect(hindiFaults(en, hi, values)).toEqual([])
  })

  it('on pages of hospitals, places and departments', () => {
    const described = { 'institutionMessages.pageDescription': named.map(([name, count]) => [name, name, count]) }
    expect(hindiFaults(institutionsEn, institutionsHi, described)).toEqual([])
    const values = {
      'subjectMessages.title': topics.map((each) => [each]),
      'subjectMessages.name': topics.map((each) => [each]),
      'subjectMessages.description': topics.flatMap((each) => AMOUNTS.map((count) => [each, count])),
      'subjectMessages.lead': counted.map(([offered, walkIns]) => [{ open: offered, offered, walkIns }]),
      'subjectMessages.figures.payRange': counted.map(([low, high]) => [{ low, high }]),
      'subjectMessages.figures.payFrom': counted.map(([from, of]) => [{ from }, of]),
    }
    expect(hindiFaults(subjectsEn, subjectsHi, values)).toEqual([])
  })

  it('to hospitals that post', () => {
    const values = { 'postingMessages.errors.too-long': AMOUNTS.map((max) => [{ max }]) }
    expect(hindiFaults(postingsEn, postingsHi, values)).toEqual([])
    expect(hindiFaults(postingMailsEn, postingMailsHi)).toEqual([])
  })

  it('to applicants, on pages and by mail', () => {
    expect(hindiFaults(applyEn, applyHi)).toEqual([])
    expect(hindiFaults(ownEn, ownHi, { 'applicationMessages.happened': steps })).toEqual([])
    const values = { 'applicationMails.moved.template': STAGES.map((stage) => [stage]) }
    expect(hindiFaults(mailsEn, mailsHi, values)).toEqual([])
  })

  it('of alerts', () => {
    const values = {
      'alertMessages.offer.lead': withEach((name) => name),
      'alertMessages.row.last': named,
      'alertMails.news.subject': named.map(([name, count]) => [count, name]),
    }
    expect(hindiFaults(alertsEn, alertsHi, values)).toEqual([])
  })
})

it('pluralises vacancies, zero included', () => {
  expect(AMOUNTS.map(hi.jobMessages.found)).toEqual([
    '0 नौकरी मिली',
    '1 नौकरी मिली',
    '2 नौकरियां मिलीं',
    '1,234 नौकरियां मिलीं',
  ])
  expect(subjectsHi.subjectMessages.lead({ open: 5, offered: 2, walkIns: 1 })).toBe('आज 2 पद खुले हैं (वॉक-इन इंटरव्यू: 1)।')
})
