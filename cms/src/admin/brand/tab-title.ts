const THEIR_NAME = /\| Strapi$|^Strapi Admin$/

/** The name of a day of the fair. */
const ISO_DATE = /^\d{4}-\d\d-\d\d/

/** Strapi ends every page title with its own name and offers no setting for it. */
export function setTabTitle(): void {
  const rename = () => {
    if (THEIR_NAME.test(document.title))
      document.title = document.title
        .replace('| Strapi', '| Beursvloer')
        .replace(/^Strapi Admin$/, 'Beursvloer')
        .replace(ISO_DATE, 'Beursdag')
  }
  rename()
  new MutationObserver(rename).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}
