const MAX_PATH_LENGTH = 300
const MAX_CAMPAIGN_LENGTH = 120

/** The page of a form and its campaign, from the referrer: works without JavaScript and hidden fields. */
export function sourceOf(referer: string | null) {
  if (!referer || !URL.canParse(referer)) return {}
  const { pathname, searchParams } = new URL(referer)
  const mark = (name: string) => searchParams.get(name)?.slice(0, MAX_CAMPAIGN_LENGTH) || undefined
  const campaign = { source: mark('utm_source'), medium: mark('utm_medium'), name: mark('utm_campaign') }
  return {
    sourcePage: pathname.slice(0, MAX_PATH_LENGTH),
    ...(Object.values(campaign).some(Boolean) ? { campaign } : {}),
  }
}
