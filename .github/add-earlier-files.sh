#!/usr/bin/env bash
# Writes the hashed files of the last three deployments, which cached pages still request, into the folder for a new one,
# whether or not their smoke test passed.
#
# Usage: add-earlier-files.sh <folder of the new site>
set -euo pipefail

# By the time of the deployment: a repeated run keeps its place in GitHub's list. A skipped run has deployed nothing.
runs=$(gh run list --workflow=deploy.yml --status=completed --limit=100 --json=databaseId,conclusion,startedAt \
  --jq='map(select(.conclusion != "skipped")) | sort_by(.startedAt) | reverse[].databaseId')
mkdir -p "$1/assets"
found=0
for run in $runs; do
  [ "$found" -lt 3 ] || break
  # A run that stopped before its deployment has no files, and GitHub deletes files after 90 days.
  kept=$(gh api "repos/{owner}/{repo}/actions/runs/$run/artifacts" \
    --jq='.artifacts[] | select(.name | startswith("assets-")) | select(.expired | not).name')
  [ -n "$kept" ] || continue
  gh run download "$run" --pattern='assets-*' --dir="previous/$run"
  cp --recursive "previous/$run"/*/. "$1/assets"
  found=$((found + 1))
done
