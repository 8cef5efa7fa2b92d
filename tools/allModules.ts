/**
 * Set-up of the mutation run: loads every module before any test. Test files share modules there, so that one which is
 * first loaded within a test would have what runs once at that time counted to this test, and judged by it alone.
 */
import.meta.glob(
  ['../src/**/*.{ts,tsx}', '!../src/**/*.d.ts', '!../src/{main.tsx,start.tsx,prerender.tsx,loader.ts}'],
  { eager: true },
)
