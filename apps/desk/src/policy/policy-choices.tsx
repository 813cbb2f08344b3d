import '@signet/ui/text-field.css';
import '@signet/ui/select-field.css';
import '@signet/ui/stat.css';
import '../decision/case/case.css';
import './policy.css';
import type { ReplyOf } from '@signet/rulebook/endpoints';
import {
  POLICY_SET_RIGHTS,
  POLICY_SETS,
  type PolicySet,
} from '@signet/rulebook/policy/policy-sets';
import { Banner } from '@signet/ui/banner';
import { Button } from '@signet/ui/button';
import { Segments } from '@signet/ui/segments';
import { SelectField } from '@signet/ui/select-field';
import { StatusPill } from '@signet/ui/status-pill';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { CaseCard } from '../decision/case/card.tsx';
import { call } from '../platform/call.ts';
import { errorText, fillIn } from '../platform/texts.tsx';
import { useAction } from '../platform/use-action.ts';
import { useMay } from '../session/session.tsx';
import { TEXTS } from './texts.en-US.ts';

type Versions = ReplyOf<'listPolicyVersions'>;

/** Which two tables are compared, over which decisions. */
export function PolicyChoices({
  versions: { inForce, candidates },
  first,
  isAgain,
}: {
  versions: Versions;
  first: { candidate: string; set: PolicySet };
  isAgain: boolean;
}) {
  const may = useMay();
  const [, navigate] = useLocation();
  const [candidate, setCandidate] = useState(first.candidate);
  const [set, setSet] = useState<PolicySet>(first.set);
  const { pending, error, act } = useAction<'run'>();
  const run = (event: FormEvent) => {
    event.preventDefault();
    if (candidate === '') return;
    void act(
      'run',
      async (idempotencyKey) => {
        const { runId } = await call('runPolicy', { body: { candidate, set }, idempotencyKey });
        navigate(`/policy/${runId}`);
      },
      `${candidate} ${set}`,
    );
  };
  return (
    <>
      <form className="policy-choices" onSubmit={run}>
        <div className="policy-in-force">
          <p className="soft">{TEXTS.inForce}</p>
          <p>
            <span className="code">{inForce.version}</span>
            &nbsp;
            <span className="soft">{fillIn(TEXTS.rows, { rows: inForce.rows })}</span>
          </p>
        </div>
        <SelectField
          name="candidate"
          label={TEXTS.candidate}
          prompt=""
          value={candidate}
          onChange={setCandidate}
          options={candidates.map(({ id, version, title, differs }) => ({
            value: id,
            label: fillIn(TEXTS.candidateChoice, { version, title, differs: differs.length }),
          }))}
        />
        <Segments
          legend={TEXTS.set}
          value={set}
          onChange={setSet}
          options={POLICY_SETS.filter((value) => may(POLICY_SET_RIGHTS[value])).map((value) => ({
            value,
            label: TEXTS.sets[value],
          }))}
        />
        {may('policy.run') && (
          <Button type="submit" busy={pending !== undefined} busyLabel={TEXTS.starting}>
            {set === 'live' ? TEXTS.shadow : isAgain ? TEXTS.runAgain : TEXTS.run}
          </Button>
        )}
      </form>
      {error && (
        <Banner tone="bad" role="alert">
          {errorText(error)}
        </Banner>
      )}
    </>
  );
}

const TONES = { changed: 'warn', removed: 'bad', new: 'info' } as const;

/** The rows of a candidate that are not those in force, in its own words. */
export function WhatDiffers({ differs }: { differs: Versions['candidates'][number]['differs'] }) {
  return (
    <CaseCard title={TEXTS.differs}>
      <ul className="policy-differs">
        {differs.map(({ row, is, words }) => (
          <li key={row}>
            <span className="code">{row}</span>
            <span>{words}</span>
            <StatusPill tone={TONES[is]}>{TEXTS.is[is]}</StatusPill>
          </li>
        ))}
      </ul>
    </CaseCard>
  );
}
