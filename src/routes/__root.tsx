import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { SiteLayout } from '../layout/SiteLayout'

/** In a chunk of its own: no other page needs its JavaScript and its photo finish. */
const NotFound = lazyRouteComponent(() => import('../layout/notFound/NotFound'), 'NotFound')

export const Route = createRootRoute({ component: SiteLayout, notFoundComponent: NotFound })
