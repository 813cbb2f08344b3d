{{- define "signet.labels" -}}
{{ include "signet.selector" . }}
app.kubernetes.io/version: {{ .root.Values.image.tag | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
{{- end }}

{{- define "signet.selector" -}}
app.kubernetes.io/name: signet
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- /* Of every pod. `component`: api, worker, desk, console or migrate; `role`: what main.ts is told to be. */ -}}
{{- define "signet.podSpec" -}}
serviceAccountName: {{ .root.Values.serviceAccount.name }}
automountServiceAccountToken: {{ .root.Values.settings.KEYS_WRAP_ROLE | empty | not }}
terminationGracePeriodSeconds: {{ .root.Values.graceSeconds }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
containers:
  - name: {{ .component }}
    image: "{{ required "image.repository" .root.Values.image.repository }}:{{ required "image.tag" .root.Values.image.tag }}"
    imagePullPolicy: {{ .root.Values.image.pullPolicy }}
    args: [node, apps/api/src/main.ts, {{ .role }}]
    securityContext:
      allowPrivilegeEscalation: false
      readOnlyRootFilesystem: true
      capabilities: { drop: [ALL] }
    env:
      {{- range $name, $value := .root.Values.settings }}
      - { name: {{ $name }}, value: {{ $value | quote }} }
      {{- end }}
      {{- $mounted := "/run/secrets/signet" }}
      {{- range .root.Values.secret.names }}
      - { name: {{ . }}_FILE, value: {{ $mounted }}/{{ . }} }
      {{- end }}
      - { name: KEYS_FILE, value: /run/secrets/signet-keys/{{ .root.Values.keys.entry }} }
      - { name: METRICS_PORT, value: {{ .root.Values.ports.metrics | quote }} }
      - { name: PORT, value: {{ .root.Values.ports.http | quote }} }
      {{- if eq .component "desk" }}
      - { name: DESK_PORT, value: {{ .root.Values.ports.desk | quote }} }
      {{- end }}
      {{- if eq .component "console" }}
      - { name: CONSOLE_PORT, value: {{ .root.Values.ports.console | quote }} }
      - { name: CONSOLE_SECRETS_FILE, value: /run/secrets/signet-console/CONSOLE_SECRETS }
      {{- end }}
    volumeMounts:
      - { name: secrets, mountPath: /run/secrets/signet, readOnly: true }
      - { name: keys, mountPath: /run/secrets/signet-keys, readOnly: true }
      {{- if eq .component "console" }}
      - { name: console, mountPath: /run/secrets/signet-console, readOnly: true }
      {{- end }}
      - { name: data, mountPath: /data }
      - { name: temporary, mountPath: /tmp }
    resources:
      {{- toYaml .settings.resources | nindent 6 }}
    {{- if ne .component "migrate" }}
    ports:
      - { name: metrics, containerPort: {{ .root.Values.ports.metrics }} }
      {{- if eq .role "api" }}
      - { name: http, containerPort: {{ .root.Values.ports.http }} }
      {{- end }}
      {{- if eq .component "desk" }}
      - { name: desk, containerPort: {{ .root.Values.ports.desk }} }
      {{- end }}
      {{- if eq .component "console" }}
      - { name: console, containerPort: {{ .root.Values.ports.console }} }
      {{- end }}
    {{- $probed := "metrics" }}
    {{- if eq .role "api" }}
    {{- $probed = "http" }}
    {{- end }}
    startupProbe:
      httpGet: { path: /readyz, port: {{ $probed }} }
      periodSeconds: 2
      failureThreshold: 180
    readinessProbe:
      httpGet: { path: /readyz, port: {{ $probed }} }
      periodSeconds: 5
      timeoutSeconds: 3
    livenessProbe:
      httpGet: { path: /healthz, port: {{ $probed }} }
      periodSeconds: 10
      timeoutSeconds: 5
      failureThreshold: 6
    lifecycle:
      preStop:
        exec: { command: [sleep, {{ .root.Values.preStopSeconds | quote }}] }
    {{- end }}
volumes:
  - name: secrets
    secret: { secretName: {{ .root.Values.secret.name }}, defaultMode: 288 } # 0440, which versions of YAML read differently
  - name: keys
    secret: { secretName: {{ .root.Values.keys.secretName }}, defaultMode: 288 } # 0440, which versions of YAML read differently
  {{- if eq .component "console" }}
  - name: console
    secret: { secretName: {{ .root.Values.console.secretName }}, defaultMode: 288 }
  {{- end }}
  - name: data
    emptyDir: {}
  - name: temporary
    emptyDir: {}
{{- end }}
