const LONGEST_PATH = 300
const LONGEST_CAMPAIGN = 120

/** The page of a form and its campaign, from the referrer: works without JavaScript and hidden fields. */
export function sourceOf(referer: string | null) {
  if (!referer || !URL.canParse(referer)) return {}
  const { pathname, searchParams } = new URL(referer)
  const mark = (name: string) => searchParams.get(name)?.slice(0, LONGEST_CAMPAIGN) || undefined
  const campaign = { source: mark('utm_source'), medium: mark('utm_medium'), name: mark('utm_campaign') }
  return { sourcePage: pathname.slice(0, LONGEST_PATH), ...(Object.values(campaign).some(Boolean) ? { campaign } : {}) }
}
