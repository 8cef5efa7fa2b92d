#!/usr/bin/env bash
# Stops the deployment of a site that was built for another URL than the one at which GitHub Pages serves it. A preview
# may have another domain, but not another path.
#
# Usage: check-url.sh <folder of the site> <its URL>
set -euo pipefail

canonical=$(sed -n 's/.*rel="canonical" href="\([^"]*\)".*/\1/p' "$1/index.html")
url=${2%/}/

# Without the scheme and the domain.
if [ "${canonical#*://*/}" != "${url#*://*/}" ]; then
  echo "::error::The site was built for $canonical, and GitHub Pages serves it at $url: run Checks again."
  exit 1
fi
if [ "$canonical" != "$url" ] && ! grep --quiet 'name="robots" content="noindex' "$1/index.html"; then
  echo "::error::GitHub Pages serves the launched site at $url, but its canonical URL is $canonical. Correct the domain" \
    "under Settings → Pages or in src/content/facts.ts."
  exit 1
fi
