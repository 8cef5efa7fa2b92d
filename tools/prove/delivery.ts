import type { Defect } from './defect.ts'

/** Prerendering and hydration; requests. */
export const delivery: readonly Defect[] = [
  {
    id: 'hydration-text',
    breaks: 'Browser and build render different words',
    file: 'src/layout/SiteFooter.tsx',
    find: '<p>Read the race. Keep the limits.</p>',
    replace: "<p>{typeof window === 'undefined' ? 'Read the race.' : 'Read the race. Keep the limits.'}</p>",
    blind: true,
  },
  {
    id: 'hydration-attribute',
    breaks: 'Browser and build render different attributes',
    file: 'src/home/Hero.tsx',
    find: '<p>{tagline}</p>',
    replace: '<p title={String(Math.random())}>{tagline}</p>',
    blind: true,
  },
  {
    id: 'hydration-thrown-away',
    breaks: 'The prerendered page is thrown away and rendered anew',
    file: 'src/start.tsx',
    find: 'else startTransition(() => void hydrateRoot(root, app))',
    replace: 'else createRoot(root).render(app)',
    blind: true,
  },
  {
    id: 'hydration-boundary',
    breaks: 'The browser wraps a boundary around the page that the build does not have',
    file: 'src/start.tsx',
    find: '  if (served !== undefined) router.ssr = { manifest: undefined }\n',
    replace: '',
    blind: true,
  },
  {
    id: 'hydration-empty-page',
    breaks: 'Pages are served empty',
    file: 'src/prerender.tsx',
    find: 'head, body, ...collectCss(cache)',
    replace: "head, body: body && '', ...collectCss(cache)",
    blind: true,
  },
  {
    id: 'hydration-missing-page',
    breaks: 'No file is written for the Privacy Policy',
    file: 'src/prerender.tsx',
    find: 'return Object.keys(createAppRouter(createMemoryHistory()).routesByPath)',
    replace:
      "return Object.keys(createAppRouter(createMemoryHistory()).routesByPath).filter((path) => path !== '/privacy')",
    blind: true,
  },
  {
    id: 'hydration-client-only',
    breaks: 'The features are missing from the page until script has arrived',
    file: 'src/routes/index.tsx',
    find: '<Features />',
    replace: "{typeof window === 'undefined' ? null : <Features />}",
    blind: true,
  },

  {
    id: 'requests-font',
    breaks: "The page asks another company's server for a font",
    file: 'index.html',
    find: '<!--head-->',
    replace:
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Archivo&display=swap" />\n    <!--head-->',
    blind: true,
  },
  {
    id: 'requests-analytics',
    breaks: "The page runs another company's analytics",
    file: 'index.html',
    find: '<!--head-->',
    replace: '<script async src="https://www.googletagmanager.com/gtag/js?id=G-0"></script>\n    <!--head-->',
    blind: true,
  },
  {
    id: 'requests-fetch',
    breaks: 'The page fetches data when it starts',
    file: 'src/start.tsx',
    find: '  followScrolledPage(router)\n}',
    replace: "  followScrolledPage(router)\n  void fetch('/robots.txt').catch(() => undefined)\n}",
    blind: true,
  },
  {
    id: 'requests-pixel',
    breaks: "The footer has another company's picture in it",
    file: 'src/layout/SiteFooter.tsx',
    find: '<p>Read the race. Keep the limits.</p>',
    replace:
      '<p>Read the race. Keep the limits.</p>\n          <img src="https://example.org/pixel.gif" alt="" width="1" height="1" />',
    blind: true,
  },
  {
    id: 'requests-cookie',
    breaks: 'The page sets a cookie',
    file: 'src/start.tsx',
    find: '  followScrolledPage(router)\n}',
    replace: "  followScrolledPage(router)\n  document.cookie = 'visited=1'\n}",
    blind: true,
  },
  {
    id: 'requests-beacon',
    breaks: 'The page reports a choice in the menu',
    file: 'src/layout/MobileMenu.tsx',
    find: '          menu.setOpen(true)\n',
    replace: "          menu.setOpen(true)\n          navigator.sendBeacon('/menu')\n",
    blind: true,
  },
]
