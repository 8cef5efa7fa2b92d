/**
 * Set-up of the mutation run: loads every module before any test. Test files share modules in that run; if a module
 * were first loaded inside a test, its top-level code would count as covered by that test alone.
 */
import.meta.glob(
  ['../src/**/*.{ts,tsx}', '!../src/**/*.d.ts', '!../src/{main.tsx,start.tsx,prerender.tsx,loader.ts}'],
  { eager: true },
)
