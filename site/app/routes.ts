import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * The sitemap. Addresses are Dutch in every language; the language prefix is the router's basename.
 * Route ids are what statistics count and exclude (spec §2), so they are named where it matters.
 */
export default [
  index('routes/home.tsx'),
  ...prefix('sprekers', [index('routes/speakers.tsx'), route(':slug', 'routes/speaker.tsx')]),
  ...prefix('programma', [
    index('routes/programme.tsx'),
    route('tours', 'routes/programme-tours.tsx'),
    route('kennissessies', 'routes/programme-knowledge-sessions.tsx'),
    route(':id', 'routes/programme-item.tsx'),
    route(':id/agenda.ics', 'routes/programme-item-calendar.ts'),
  ]),
  route('programma.ics', 'routes/programme-calendar.ts'),
  route('programma.json', 'routes/programme-json.ts'),
  route('programma.xml', 'routes/programme-xml.ts'),
  route('standhouders.json', 'routes/exhibitors-json.ts'),
  route('standhouders.csv', 'routes/exhibitors-csv.ts'),
  route('kalender/:id/:slug/agenda.ics', 'routes/calendar-item-calendar.ts'),
  ...prefix('standhouders', [
    index('routes/exhibitors.tsx'),
    route(':category', 'routes/exhibitor-category.tsx'),
    route(':id/:slug', 'routes/exhibitor.tsx'),
  ]),
  ...prefix('paviljoens', [index('routes/pavilions.tsx'), route(':slug', 'routes/pavilion.tsx')]),
  ...prefix('nieuws', [
    index('routes/news.tsx'),
    route(':id/:slug', 'routes/news-item.tsx', { id: 'news-id-slug' }),
  ]),
  route('nieuws.xml', 'routes/news-feed.ts'),
  ...prefix('interviews', [
    index('routes/interviews.tsx'),
    route(':id/:slug', 'routes/interview.tsx'),
  ]),
  route('interviews.xml', 'routes/interviews-feed.ts'),
  ...prefix('kalender', [
    index('routes/calendar.tsx'),
    route(':id/:slug', 'routes/calendar-item.tsx', { id: 'kalender-id-slug' }),
  ]),
  ...prefix('vacatures', [
    index('routes/vacancies.tsx'),
    route(':id/:slug', 'routes/vacancy.tsx', { id: 'vacatures-id-slug' }),
  ]),
  route('l/:id', 'routes/short-link.tsx', { id: 'l-id' }),
  route('plattegrond', 'routes/floor-plan.tsx'),
  route('plattegrond/:file', 'routes/floor-plan-pdf.ts'),
  route('locatie', 'routes/venue.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('deelnemen-als-standhouder', 'routes/exhibiting.tsx'),
  route('contractformulier', 'routes/contract-form.tsx'),
  route('adverteren-en-signing', 'routes/advertising.tsx'),
  route('reglement-standhouders', 'routes/regulation.tsx'),
  route('reglement-standhouders.pdf', 'routes/regulation-pdf.ts'),
  ...prefix('nieuwsbrief', [
    index('routes/newsletter.tsx'),
    route('bevestigen', 'routes/newsletter-confirm.tsx'),
    route('afmelden', 'routes/newsletter-unsubscribe.tsx'),
  ]),
  route('formulieren/:form/ticket', 'routes/form-ticket.ts'),
  route('formulieren/:form/opgave', 'routes/form-proof.ts'),
  route('registreren', 'routes/register.tsx'),
  layout('routes/account.tsx', [
    route('inloggen', 'routes/sign-in.tsx'),
    route('uitloggen', 'routes/sign-out.tsx'),
    route('email-valideren', 'routes/confirm-address.tsx'),
    route('wachtwoord-vergeten', 'routes/forgot-password.tsx'),
    route('wachtwoord-herstellen', 'routes/reset-password.tsx'),
    route('wachtwoord-wijzigen', 'routes/change-password.tsx'),
    route('account.json', 'routes/account-json.ts'),
  ]),
  route('faq', 'routes/faq.tsx'),
  route('zoeken', 'routes/search.tsx'),
  route('zoeken.json', 'routes/search-suggestions.ts'),
  route('c', 'routes/kiosk.tsx', { id: 'c' }),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap/:part', 'routes/sitemap-part.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('.well-known/security.txt', 'routes/security-txt.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  ...(process.env.NODE_ENV === 'development' ? [route('_ui', 'routes/ui-catalogue.tsx')] : []),
  // Pages of the CMS, and the photo albums at /fotos-{year}: a path cannot hold half a parameter.
  route(':slug', 'routes/page.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
