#!/usr/bin/env bash
# Stops the deployment of a site that was built for another URL than the one at which GitHub Pages serves it. A preview
# may have another domain, but not another path.
#
# Usage: check-url.sh <folder of the site> <its URL>
set -euo pipefail

page=$1/index.html
url=${2%/}/

built=$(sed -n 's/.*href="\([^"]*\)favicon\.ico".*/\1/p' "$page")
# Without the scheme and the domain.
served=/${url#*://*/}
if [ "$built" != "$served" ]; then
  echo "::error::The site was built for the path $built, and GitHub Pages serves it at $served: merge any change, which" \
    "builds it again."
  exit 1
fi

if grep --quiet 'name="robots" content="noindex' "$page"; then exit; fi
canonical=$(sed -n 's/.*rel="canonical" href="\([^"]*\)".*/\1/p' "$page")
if [ "$canonical" = "$url" ]; then exit; fi
if [ "$canonical" = "https://${url#http://}" ]; then
  echo "::error::GitHub Pages serves the launched site without HTTPS. Select \"Enforce HTTPS\" under Settings → Pages."
else
  echo "::error::GitHub Pages serves the launched site at $url, but its canonical URL is $canonical. Correct the domain" \
    "under Settings → Pages or in src/content/facts.ts."
fi
exit 1
