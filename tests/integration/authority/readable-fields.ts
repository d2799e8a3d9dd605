const TIMES = 'createdAt updatedAt'
/** Of records with a trash; who may not see the trash reads the last of them empty. */
const TRASH_TIMES = `${TIMES} deletedAt`
const FILE = 'url thumbnailURL filename mimeType filesize width height prefix _objectKey'
const SIZES = ['card', 'wide', 'social']
  .flatMap((size) => ['url', 'width', 'height', 'mimeType', 'filesize', 'filename'].map((of) => `sizes.${size}.${of}`))
  .join(' ')
const LIST = (name: string, ...fields: string[]) => [...fields, 'id'].map((field) => `${name}.${field}`).join(' ')
const STATISTIC = ['label', 'value', 'countedFrom', 'source', 'asOf', 'isSample']

/**
 * Every field that a visitor, an applicant or a counsellor may read, by collection and global. What stands here is
 * shown on a page of theirs, or says nothing beyond it; a new field is either added here on purpose, or closed.
 */
export const VISITORS: Record<string, string> = {
  jobs: `title institution hospital walkInAt walkInUntil walkInPlace department location designation type experience qualification salary salaryMin salaryMax
    description requirements slug status deadline postedAt isSample ${TRASH_TIMES}`,
  colleges: `name aliases location state country ownership kinds minorityOf university description image imageUrl courses fees seats
    established rating ranking eligibility facilities contactPhone contactEmail websiteUrl meta.title
    meta.description meta.image slug status featured _status ${TRASH_TIMES}
    ${LIST('feeRows', 'course', 'kind', 'seatPool', 'amount', 'year', 'covers', 'source', 'checkedOn')}
    ${LIST('seatRows', 'course', 'seats', 'since', 'year', 'source', 'checkedOn')} source checkedOn establishedSource
    establishedCheckedOn rankingSource rankingCheckedOn facilitiesSource facilitiesCheckedOn feesSource feesYear
    feesCheckedOn feesUndisclosedOn seatsSource seatsYear seatsCheckedOn`,
  sources: `title publisher address year kind covers checkedOn ${TRASH_TIMES}`,
  'fact-settings': `fees seats sites ratingMethod ${TIMES}`,
  institutions: `name kind location beds bedsStatedOn website about logo slug _status ${TRASH_TIMES}`,
  'featured-colleges': `college name location description image imageUrl websiteUrl courses fees ranking isFeatured
    sortOrder ${TRASH_TIMES}`,
  courses: `key name fullName slug layout order duration entranceExam qualifications description eligibility documents
    eligibilitySource eligibilityCheckedOn careerOpportunities quotas quotasSource quotasCheckedOn
    governmentFees.min governmentFees.max governmentFees.note governmentFees.source
    governmentFees.year privateFees.min privateFees.max privateFees.note privateFees.source privateFees.year
    officialTotal.colleges officialTotal.seats officialTotal.year officialTotal.source officialTotal.checkedOn
    governmentFees.feesSource governmentFees.feesCheckedOn privateFees.feesSource privateFees.feesCheckedOn
    counselling.authority counselling.website ${LIST('whyChoose', 'title', 'text')} ${LIST('faq', 'question', 'answer')}
    seoTitle seoDescription ${LIST('sources', 'label', 'url', 'year')} reviewedAt ${TRASH_TIMES}`,
  regions: `name slug code kind country inCoursesMenu capital neighbours counselling.authority counselling.website
    counselling.note ayushCounselling.authority ayushCounselling.website ayushCounselling.note healthUniversity
    introduction ${LIST('officialTotals', 'course', 'colleges', 'seats', 'year', 'source', 'checkedOn')}
    ${LIST('commissionFees', 'course', 'seats', 'amount', 'per', 'year', 'source', 'checkedOn')} ${TRASH_TIMES}`,
  'counselling-authorities': `name slug shortName state site courses allots ${TRASH_TIMES}`,
  'admission-rules': `statement authority region topic level year source checkedOn _status ${TRASH_TIMES}`,
  'counselling-dates': `authority what courses startsOn endsOn source noticeOn ${TRASH_TIMES}`,
  'guidance-pages': `course region title introduction colleges ${LIST('whyChoose', 'title', 'text')} eligibility
    documents ${LIST('faq', 'question', 'answer')} seoTitle seoDescription _status ${TRASH_TIMES}`,
  'banner-slides': `title subtitle description image imageUrl ctaText ctaLink type isActive showFrom showUntil sortOrder
    _status ${TRASH_TIMES}`,
  media: `alt credit focalX focalY ${FILE} ${SIZES} ${TRASH_TIMES}`,
  'site-settings': `brand blurb phone whatsapp email address mapQuery ${LIST('officeHours', 'days', 'hours')}
    ${LIST('social', 'network', 'url')} announcement.shown announcement.text announcement.year announcement.link
    ${TIMES}`,
  home: `${LIST('statistics', ...STATISTIC)} ${LIST('services', 'title', 'text', 'linkText', 'linkTarget')}
    featuredJobs topColleges ${LIST('testimonials', 'quote', 'name', 'role', 'rating', 'isSample')} closing.title closing.text
    ${TIMES}`,
  admission: `title introduction ${LIST('statistics', ...STATISTIC)} ${LIST('services', 'title', 'text')} ${TIMES}`,
  about: `introduction ${LIST('statistics', ...STATISTIC)} mission ${LIST('values', 'title', 'text')}
    ${LIST('team', 'name', 'role', 'text', 'photo', 'isSample')} ${LIST('whyChoose', 'title', 'text')} ${TIMES}`,
  privacy: `body ${TIMES}`,
  terms: `body ${TIMES}`,
}

/** What a person with an account may read beside it, of their own rows. */
export const OWN: Record<string, string> = {
  users: `email role fullName phone kind language consentedAt consentVersion photo professional.qualification professional.speciality
    professional.registrationNumber professional.registrationCouncil professional.experienceYears
    professional.currentCity professional.noticePeriodDays professional.placesWanted resume
    writesAs guardianEmail guardianAgreedAt ${TIMES}`,
  'job-applications': `user job jobTitle companyName isSample appliedAt status resume coverNote mayBeSentOn sentOnAt consentedAt consentVersion
    interviewAt interviewPlace ${LIST('history', 'stage', 'at', 'withResume', 'withNote', 'mailSubject', 'mailText')}
    ${TIMES}`,
  'saved-colleges': `user college ${TIMES}`,
  'saved-jobs': `user job ${TIMES}`,
  'choice-lists': `user name query ${LIST('versions', 'query', 'lockedAt')} shareMode shareKey sharedUntil ${TIMES}`,
  'profile-photos': `owner ${FILE} ${TIMES}`,
  resumes: `owner originalName ${FILE} ${TIMES}`,
}

/** What a counsellor may read beside it: the enquiries. */
export const COUNSELLORS: Record<string, string> = {
  'desk-views': `name desk query isShared owner ${TIMES}`,
  'enquiry-replies': `${LIST('templates', 'name', 'subject', 'text')} ${TIMES}`,
  enquiries: `kind name email phone subject message course country neetScore state college colleges rank category consent consentedAt consentVersion user language sourcePage
    campaign.source campaign.medium campaign.name status owner nextFollowUp firstResponseAt
    ${LIST('notes', 'text', 'by', 'at')}
    ${LIST('contacts', 'outcome', 'callBackAt', 'subject', 'text', 'by', 'at')} writesAs guardianContact suspected suspicions escalatedAt anonymisedAt closedAt ${TRASH_TIMES}`,
}

/** Payload's own rows, whose doors over REST the table of endpoints shuts to applicants and visitors. */
export const PAYLOADS_OWN = /^payload-/
