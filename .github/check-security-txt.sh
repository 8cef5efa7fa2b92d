#!/usr/bin/env bash
# Fails 60 days before the live site's security.txt expires; every build renews it.
#
# Usage: check-security-txt.sh <URL of the site>
set -euo pipefail

text=$(curl --fail --silent --show-error --location "${1%/}/.well-known/security.txt")
expires=$(sed -n 's/^Expires: //p' <<< "$text")
limit=$(date --date='60 days' +%s)
time=$(date --date="${expires:?security.txt has no date}" +%s)
if [ "$time" -lt "$limit" ]; then
  echo "::error::security.txt expires on $expires. Merge any change, such as one of Dependabot's, to deploy a new one."
  exit 1
fi
