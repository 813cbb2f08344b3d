import { registriesFor } from '@signet/rulebook/reference/territories';
import type { ReactNode } from 'react';
import { Question } from '../platform/form/question.tsx';
import type { FormState } from '../platform/form/use-form.ts';
import { useRegistryName } from './registry-name.ts';

/** In Canada the register comes first, the address's province at the top of its list; then the number that this register gives. */
export function CompanyNumber({ form, children }: { form: FormState; children?: ReactNode }) {
  const registryName = useRegistryName();
  const registries = registriesFor(form.values['company.address.territory'] ?? '');
  return (
    <>
      <Question
        form={form}
        path="company.registeredIn"
        selectFrom={registries.map((registry) => ({ value: registry, label: registryName(registry) }))}
      />
      <Question form={form} path="company.governmentIdentification.value" />
      {children}
    </>
  );
}
